import { cutContour, type DesignDocument } from "@offizin/design";
import { type Assembly, type Face, type Place, type Plate, pageOf } from "@offizin/formats";
import type { CSSProperties } from "react";
import { useDrawingKit } from "../editor-context.tsx";
import styles from "./finished.module.css";
import { lightOn } from "./light.ts";
import { FaceContour, PlateFace } from "./plate-face.tsx";

type PlateEdge = "left" | "right" | "top" | "bottom";
const opposite: Readonly<Record<PlateEdge, PlateEdge>> = {
	left: "right",
	right: "left",
	top: "top",
	bottom: "bottom",
};

export interface PlateSideProps {
	readonly document: DesignDocument;
	readonly plate: Plate;
	readonly side: "front" | "back";
	/** What its definitions are called by. */
	readonly name: string;
	/** Pixels of a micrometre. */
	readonly full: number;
	readonly tint: string;
	readonly grain: string | undefined;
	/** How strongly the lamp is mirrored in it. */
	readonly gloss: number;
	/** How far the mirrored lamp has wandered, in hundredths. */
	readonly glance: number;
	readonly look: Place;
	readonly creases: readonly PlateEdge[];
	/** How much of the fold is left, 0–1. */
	readonly bend: number;
}

/** One side of a plate: paper, print, grain, and the light on all of it. */
export function PlateSide(props: PlateSideProps) {
	const { document, plate, side, name, full, tint, grain, gloss, glance, look, creases, bend } = props;
	const { format } = useDrawingKit();
	const face = plate[side];
	const page = face && pageOf(format, face.page);
	const isCut = page !== undefined && face?.at === undefined && cutContour(page) !== undefined;
	const { dark, bright } = lightOn(look);
	const shade = dark > 0 ? `rgb(24 18 12 / ${dark.toFixed(3)})` : `rgb(255 253 248 / ${bright.toFixed(3)})`;
	return (
		<div
			className={styles.face}
			data-side={side}
			style={{ background: tint, clipPath: isCut ? `url("#${name}-cut")` : undefined }}
		>
			{face ? (
				<div className={styles.printed} style={placeOf(face, full)}>
					{isCut ? <FaceContour face={face} name={`${name}-cut`} /> : null}
					<PlateFace document={document} face={face} name={name} />
				</div>
			) : null}
			{grain ? <div className={styles.grain} style={{ backgroundImage: grain }} /> : null}
			{gloss > 0 ? (
				<div
					className={styles.gloss}
					style={{ opacity: gloss, backgroundPositionX: `${(50 - glance).toFixed(1)}%` }}
				/>
			) : null}
			{creases.map((edge) => (
				<div
					key={edge}
					className={styles.crease}
					data-edge={side === "back" ? opposite[edge] : edge}
					style={{ "--bend": bend.toFixed(3) } as CSSProperties}
				/>
			))}
			<div className={styles.light} style={{ background: shade }} />
		</div>
	);
}

function placeOf({ at }: Face, full: number): CSSProperties | undefined {
	if (!at) return undefined;
	return {
		inset: "auto",
		left: at.x * full,
		top: at.y * full,
		width: at.width * full,
		height: at.height * full,
	};
}

/** At which of its edges a side looks into the angle of a fold. */
export function creasedEdges(
	assembly: Assembly,
	{ box }: Plate,
	side: "front" | "back",
): readonly PlateEdge[] {
	if (assembly.kind === "loose") return [];
	if (assembly.kind === "stitched") return ["left"];
	const ends = {
		left: ["x", box.x],
		right: ["x", box.x + box.width],
		top: ["y", box.y],
		bottom: ["y", box.y + box.height],
	} as const;
	return (["left", "right", "top", "bottom"] as const).filter((edge) =>
		assembly.hinges.some(
			({ crease, isUnder }) =>
				isUnder === (side === "back") && crease.axis === ends[edge][0] && crease.at === ends[edge][1],
		),
	);
}

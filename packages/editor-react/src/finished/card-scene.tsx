import type { DesignDocument } from "@offizin/design";
import { type Assembly, foilMetal, paper, refinementOf } from "@offizin/formats";
import { useEffect, useId, useMemo, useRef } from "react";
import { isShaped } from "../canvas/page-view.tsx";
import { useDrawingKit } from "../editor-context.tsx";
import { type Arrangement, arrange, fullScale, type Stage } from "./arrange.ts";
import { type Envelope, EnvelopeDrawing } from "./envelope.tsx";
import styles from "./finished.module.css";
import { glossOf, grainOf } from "./light.ts";
import { creasedEdges, PlateSide } from "./plate-side.tsx";
import type { Hold } from "./views.ts";

export interface CardSceneProps {
	readonly document: DesignDocument;
	readonly assembly: Assembly;
	readonly hold: Hold;
	readonly stage: Stage;
	/** Absent where none is shown. */
	readonly envelope: Envelope | undefined;
}

/** How far the light wanders over foil and gloss as the card turns by a degree, in hundredths. */
const WANDER = 1.6;

/** The card as a thing on a table: paper, print and foil in the light, its shadow, and its envelope behind it. */
export function CardScene({ document, assembly, hold, stage, envelope }: CardSceneProps) {
	const id = useId();
	const root = useRef<HTMLDivElement>(null);
	const { format } = useDrawingKit();
	const { configuration } = document;
	const stock = paper(configuration.paperType ?? "");
	const full = fullScale(assembly, stage);
	const placed = arrange(assembly, hold, stage, envelope?.size);
	const grain = useMemo(() => grainOf(stock, full * 1000), [stock, full]);
	const creases = useMemo(
		() =>
			assembly.plates.map((plate) => ({
				front: creasedEdges(assembly, plate, "front"),
				back: creasedEdges(assembly, plate, "back"),
			})),
		[assembly],
	);
	const gloss = glossOf(stock);
	const glance = hold.yaw * WANDER + hold.pitch;
	const isFoiled = foilMetal(refinementOf(configuration)) !== undefined;

	// Decoration behind React's back, as on the desk: the faces are not drawn again while the card turns.
	useEffect(() => {
		if (!isFoiled) return;
		for (const gradient of root.current?.querySelectorAll('[id*="-foil-"]') ?? []) {
			const reach = format.trim.width / 100;
			gradient.setAttribute("gradientTransform", `translate(${Math.round(glance * reach)} 0)`);
		}
	}, [isFoiled, glance, format]);

	const cuts = assembly.plates.map(({ front }, index) =>
		front && isShaped(format, front.page) ? `url("#${id}-${index}-front-cut")` : undefined,
	);
	// The nearer to the ground, the sharper its shadow.
	const blur = Math.min(64, 9 + placed.height * 0.2);
	const touch = 0.22 * Math.max(0, 1 - placed.height / 160);
	return (
		<div className={styles.scene} ref={root}>
			{envelope ? (
				<div
					className={styles.behind}
					style={{
						width: (envelope.size.width * placed.scale).toFixed(2).concat("px"),
						transform: `translate(${placed.envelope.x.toFixed(2)}px, ${placed.envelope.y.toFixed(2)}px) translate(-50%, -50%) rotate(-5deg)`,
					}}
				>
					<EnvelopeDrawing envelope={envelope} />
				</div>
			) : null}
			<Shadow {...{ assembly, placed, full, cuts }} blur={blur} depth={0.3} />
			{touch > 0 ? (
				<Shadow {...{ assembly, placed, full, cuts }} blur={2 + placed.height * 0.06} depth={touch} />
			) : null}
			<div className={styles.space}>
				{assembly.plates.map((plate, index) => {
					const at = placed.plates[index];
					if (!at) return null;
					return (
						<div
							// biome-ignore lint/suspicious/noArrayIndexKey: plates have their place and never move
							key={index}
							className={styles.plate}
							style={{
								width: plate.box.width * full,
								height: plate.box.height * full,
								transform: at.transform,
								zIndex: at.order,
							}}
						>
							{(["front", "back"] as const).map((side) => (
								<PlateSide
									key={side}
									{...{ document, plate, side, full, grain, gloss, glance }}
									name={`${id}-${index}-${side}`}
									tint={stock?.tint ?? "#ffffff"}
									look={at.looks[side]}
									creases={creases[index]?.[side] ?? []}
									bend={assembly.kind === "folded" ? 1 - hold.share : 0}
								/>
							))}
						</div>
					);
				})}
			</div>
		</div>
	);
}

interface ShadowProps {
	readonly assembly: Assembly;
	readonly placed: Arrangement;
	readonly full: number;
	/** What cuts each of them, as its page is cut. */
	readonly cuts: readonly (string | undefined)[];
	/** Pixels. */
	readonly blur: number;
	readonly depth: number;
}

/** What all plates together keep from the ground; no SVG: in perspective that takes seconds to draw without a graphics card. */
function Shadow({ assembly, placed, full, cuts, blur, depth }: ShadowProps) {
	return (
		<div
			className={styles.shadow}
			style={{ filter: `blur(${blur.toFixed(1)}px)`, opacity: depth.toFixed(3) }}
		>
			{assembly.plates.map(({ box }, index) => (
				<div
					// biome-ignore lint/suspicious/noArrayIndexKey: plates have their place and never move
					key={index}
					style={{
						width: box.width * full,
						height: box.height * full,
						transform: placed.plates[index]?.shadow,
						clipPath: cuts[index],
					}}
				/>
			))}
		</div>
	);
}

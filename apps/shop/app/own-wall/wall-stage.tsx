import type { Point } from "@offizin/scenes";
import { hungAt, type Marks, movedOnWall, transformTo, wallIn } from "@offizin/scenes";
import { useLayoutEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { Mark } from "./mark.tsx";
import styles from "./own-wall.module.css";
import type { WallPhoto } from "./read-wall-photo.ts";
import { useDrag } from "./use-drag.ts";

const cornerNames = ["topLeft", "topRight", "bottomRight", "bottomLeft"] as const;
/** CSS pixels a centimetre of what hangs is drawn in, before it is laid onto the wall. */
const UNIT = 4;

/** What hangs on the wall: its markup, and what it takes of the wall in centimetres. */
export interface Hanging {
	readonly svg: string;
	readonly width: number;
	readonly height: number;
}

/** The photo of a wall with its marks, and what hangs on it at the scale that they say. */
export function WallStage({
	photo,
	marks,
	onMarks,
	hanging,
	at,
	onAt,
}: {
	readonly photo: WallPhoto;
	readonly marks: Marks;
	readonly onMarks: (marks: Marks) => void;
	readonly hanging: Hanging;
	/** Where its middle hangs, in widths of the photo. */
	readonly at: Point;
	readonly onAt: (at: Point) => void;
}) {
	const t = useTranslations("ownWall");
	const stage = useRef<HTMLDivElement>(null);
	const width = useWidth(stage);
	const wall = wallIn(marks);
	const corners = wall && hungAt(wall, at, hanging);
	const size = { width: hanging.width * UNIT, height: hanging.height * UNIT };
	const transform = corners && transformTo(corners, size, width);
	const { props } = useDrag({
		onMove: ({ x, y }) => onAt({ x: at.x + x / width, y: at.y + y / width }),
		onStep: (by) => wall && onAt(movedOnWall(wall, at, by)),
	});
	const points = marks.kind === "length" ? marks.ends : marks.corners;
	return (
		<div ref={stage} className={styles.stage}>
			<img src={photo.src} width={photo.width} height={photo.height} alt={t("photo")} draggable={false} />
			{transform ? (
				<button
					type="button"
					className={styles.hung}
					style={{ ...size, transform }}
					aria-label={t("move")}
					{...props}
				>
					{/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own loaders, all words in it are ours */}
					<span dangerouslySetInnerHTML={{ __html: hanging.svg }} />
				</button>
			) : null}
			<svg className={styles.lines} aria-hidden="true">
				<polygon
					className={styles.line}
					points={points.map(({ x, y }) => `${x * width},${y * width}`).join(" ")}
				/>
			</svg>
			{points.map((point, index) => (
				<Mark
					// biome-ignore lint/suspicious/noArrayIndexKey: marks have no names and stay in their order
					key={index}
					at={point}
					name={
						marks.kind === "length"
							? t("end", { number: index + 1 })
							: t(`corner.${cornerNames[index] ?? "topLeft"}`)
					}
					photo={photo}
					width={width}
					onMove={(to) => onMarks(withPoint(marks, index, to))}
				/>
			))}
		</div>
	);
}

function withPoint(marks: Marks, index: number, to: Point): Marks {
	if (marks.kind === "length") {
		const [first, last] = marks.ends;
		return { ...marks, ends: index === 0 ? [to, last] : [first, to] };
	}
	const [a, b, c, d] = marks.corners.map((corner, at) => (at === index ? to : corner));
	return a && b && c && d ? { ...marks, corners: [a, b, c, d] } : marks;
}

/** Pixels it is shown in, also after its window has changed. */
function useWidth(ref: React.RefObject<HTMLElement | null>): number {
	const [width, setWidth] = useState(0);
	useLayoutEffect(() => {
		const element = ref.current;
		if (!element) return;
		const observer = new ResizeObserver(() => setWidth(element.clientWidth));
		observer.observe(element);
		setWidth(element.clientWidth);
		return () => observer.disconnect();
	}, [ref]);
	return width;
}

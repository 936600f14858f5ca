import type { Point } from "@offizin/scenes";
import type { CSSProperties } from "react";
import styles from "./own-wall.module.css";
import type { WallPhoto } from "./read-wall-photo.ts";
import { useDrag } from "./use-drag.ts";

/** How much nearer the photo is seen under a finger. */
const NEARER = 3;
const LENS = 112;

/** A point of the photo that is dragged to where it belongs; beside a finger it is seen from near. */
export function Mark({
	at,
	name,
	photo,
	width,
	onMove,
}: {
	/** In widths of the photo. */
	readonly at: Point;
	readonly name: string;
	readonly photo: WallPhoto;
	/** Pixels the photo is shown in. */
	readonly width: number;
	readonly onMove: (to: Point) => void;
}) {
	const moveBy = ({ x, y }: Point) =>
		onMove({ x: within(at.x + x / width, 1), y: within(at.y + y / width, photo.height / photo.width) });
	const { isHeld, props } = useDrag({ onMove: moveBy, onStep: moveBy });
	return (
		<button
			type="button"
			className={styles.mark}
			style={{ left: at.x * width, top: at.y * width }}
			aria-label={name}
			{...props}
		>
			{isHeld ? <span className={styles.lens} style={lensOf(at, photo, width)} /> : null}
		</button>
	);
}

/** Above the finger, or below it where there is no room. */
function lensOf(at: Point, { src, width, height }: WallPhoto, shown: number): CSSProperties {
	const wide = shown * NEARER;
	return {
		top: at.y * shown < LENS * 1.4 ? "150%" : undefined,
		bottom: at.y * shown < LENS * 1.4 ? undefined : "150%",
		backgroundImage: `url(${src})`,
		backgroundSize: `${wide}px ${(wide * height) / width}px`,
		backgroundPosition: `${LENS / 2 - at.x * wide}px ${LENS / 2 - at.y * wide}px`,
	};
}

function within(value: number, most: number): number {
	return Math.min(most, Math.max(0, value));
}

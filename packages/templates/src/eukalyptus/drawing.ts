import type { Artwork } from "@offizin/design";
import { type Curve, cubicsOf, type Point, pointOn } from "@offizin/ornaments";
import type { Frame } from "../card-builder.ts";

/** Ink slots of the drawings: seven tints of leaf from the palest to the deepest, and what is not leaf. */
export type Tone = `leaf-${1 | 2 | 3 | 4 | 5 | 6 | 7}` | "stem" | "seed" | "line";

export function leafTone(tint: number): Tone {
	return `leaf-${Math.min(7, Math.max(1, Math.round(tint))) as 1 | 2 | 3 | 4 | 5 | 6 | 7}`;
}

/** Something painted in one tone: filled, or a line of constant width in millimetres. */
export interface Mark {
	readonly tone: Tone;
	readonly curves: readonly Curve[];
	readonly stroke?: number;
}

/** A drawing cut to its bounds, and where it lies in the millimetres it was drawn in. */
export interface Motif {
	readonly artwork: Artwork;
	readonly frame: Frame;
}

const UNITS_PER_MM = 20;

interface Bounds {
	readonly left: number;
	readonly top: number;
	readonly right: number;
	readonly bottom: number;
}

/** Makes an artwork of marks, back to front. What lies outside `visible` altogether is left out. */
export function motifOf(marks: readonly Mark[], visible?: Frame): Motif {
	const seen = marks.filter((mark) => !visible || meets(boundsOf([mark]), visible));
	const { left, top, right, bottom } = boundsOf(seen);
	const place = ([x, y]: Point) =>
		`${Math.round((x - left) * UNITS_PER_MM)} ${Math.round((y - top) * UNITS_PER_MM)}`;
	const pathOf = ({ points, closed }: Curve) => {
		const [start, ...rest] = points.map(place);
		return `M${start}C${rest.join(" ")}${closed ? "Z" : ""}`;
	};
	return {
		artwork: {
			width: Math.ceil((right - left) * UNITS_PER_MM),
			height: Math.ceil((bottom - top) * UNITS_PER_MM),
			paths: merged(seen).map(({ tone, curves, stroke }) => ({
				d: curves.map(pathOf).join(""),
				ink: tone,
				...(stroke === undefined ? {} : { stroke: stroke * UNITS_PER_MM, cap: "round" as const }),
			})),
		},
		frame: [
			left,
			top,
			Math.ceil((right - left) * UNITS_PER_MM) / UNITS_PER_MM,
			Math.ceil((bottom - top) * UNITS_PER_MM) / UNITS_PER_MM,
		],
	};
}

/** Neighbours in one tone become one path. */
function merged(marks: readonly Mark[]): Mark[] {
	const result: Mark[] = [];
	for (const mark of marks) {
		const last = result.at(-1);
		if (last && last.tone === mark.tone && last.stroke === mark.stroke && last.curves.length < 40)
			result[result.length - 1] = { ...last, curves: [...last.curves, ...mark.curves] };
		else result.push(mark);
	}
	return result;
}

function boundsOf(marks: readonly Mark[]): Bounds {
	let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
	for (const { curves, stroke = 0 } of marks) {
		for (const cubic of curves.flatMap(cubicsOf)) {
			for (let t = 0; t <= 1; t += 0.125) {
				const [x, y] = pointOn(cubic, t);
				left = Math.min(left, x - stroke / 2);
				top = Math.min(top, y - stroke / 2);
				right = Math.max(right, x + stroke / 2);
				bottom = Math.max(bottom, y + stroke / 2);
			}
		}
	}
	return { left, top, right, bottom };
}

function meets(bounds: Bounds, [x, y, width, height]: Frame): boolean {
	return bounds.left < x + width && bounds.right > x && bounds.top < y + height && bounds.bottom > y;
}

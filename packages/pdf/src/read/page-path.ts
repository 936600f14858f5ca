import { type Matrix, type PathLetter, parsePath, writePath } from "@offizin/geometry";

/** 0.01 µm: what a file rounds to in points must not make a box lie a hair outside another. */
const STEPS = 100;

/** Left, top, right and bottom in µm of the page. */
export type Bounds = readonly [left: number, top: number, right: number, bottom: number];

/** A path in page coordinates: SVG path data with absolute M, L, C and Z only, and what it spans. */
export interface PagePath {
	readonly data: string;
	/** Of all points, control points included; undefined for an empty path. */
	readonly bounds: Bounds | undefined;
}

/** Gathers path commands given in some space, and turns each point to page coordinates at once. */
export interface PagePathBuilder {
	/** "M", "L" or "C" with 2, 2 or 6 coordinates, or "Z" with none. */
	add(letter: PathLetter, coordinates: readonly number[], matrix: Matrix): void;
	readonly isEmpty: boolean;
	finish(): PagePath;
}

export function createPath(): PagePathBuilder {
	let data = "";
	let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
	return {
		add(letter, coordinates, [a, b, c, d, e, f]) {
			data += letter;
			for (let i = 0; i + 1 < coordinates.length; i += 2) {
				const [px = 0, py = 0] = [coordinates[i], coordinates[i + 1]];
				const [x, y] = [micro(a * px + c * py + e), micro(b * px + d * py + f)];
				if (x < left) left = x;
				if (x > right) right = x;
				if (y < top) top = y;
				if (y > bottom) bottom = y;
				data += i === 0 ? `${x} ${y}` : ` ${x} ${y}`;
			}
		},
		get isEmpty() {
			return data === "";
		},
		finish: () => ({ data, bounds: left <= right ? [left, top, right, bottom] : undefined }),
	};
}

function micro(value: number): number {
	return Math.round(value * STEPS) / STEPS + 0;
}

/** The path with each point mapped. */
export function mapPath(data: string, matrix: Matrix): string {
	return writePath(parsePath(data), { matrix, steps: STEPS });
}

export function joinBounds(a: Bounds | undefined, b: Bounds | undefined): Bounds | undefined {
	if (!a || !b) return a ?? b;
	return [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])];
}

export function roundBounds([left, top, right, bottom]: Bounds): Bounds {
	return [micro(left), micro(top), micro(right), micro(bottom)];
}

/** What both span; undefined where they do not touch. */
export function commonBounds(a: Bounds, b: Bounds): Bounds | undefined {
	const [left, top] = [Math.max(a[0], b[0]), Math.max(a[1], b[1])];
	const [right, bottom] = [Math.min(a[2], b[2]), Math.min(a[3], b[3])];
	return left <= right && top <= bottom ? [left, top, right, bottom] : undefined;
}

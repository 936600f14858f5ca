import type { Matrix } from "../content.ts";

export type { Matrix };

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** First `inner`, then `outer`. */
export function multiply(inner: Matrix, outer: Matrix): Matrix {
	const [a, b, c, d, e, f] = inner;
	const [g, h, i, j, k, l] = outer;
	return [a * g + b * i, a * h + b * j, c * g + d * i, c * h + d * j, e * g + f * i + k, e * h + f * j + l];
}

export function apply([a, b, c, d, e, f]: Matrix, x: number, y: number): readonly [x: number, y: number] {
	return [a * x + c * y + e, b * x + d * y + f];
}

/** Smallest and largest factor by which the map stretches a length (its singular values). */
export function stretch([a, b, c, d]: Matrix): readonly [least: number, most: number] {
	const sum = (a * a + b * b + c * c + d * d) / 2;
	const spread = Math.hypot((a * a + b * b - c * c - d * d) / 2, a * c + b * d);
	return [Math.sqrt(Math.max(0, sum - spread)), Math.sqrt(sum + spread)];
}

/** The way back, or undefined where the map is flat. */
export function inverse([a, b, c, d, e, f]: Matrix): Matrix | undefined {
	const area = a * d - b * c;
	if (!(Math.abs(area) > 1e-12) || !Number.isFinite(area)) return undefined;
	return [d / area, -b / area, -c / area, a / area, (c * f - d * e) / area, (b * e - a * f) / area];
}

/** Six numbers as a matrix; undefined for fewer. */
export function toMatrix(numbers: readonly number[] | undefined): Matrix | undefined {
	const [a, b, c, d, e, f] = numbers ?? [];
	if (a === undefined || b === undefined || c === undefined) return undefined;
	return d === undefined || e === undefined || f === undefined ? undefined : [a, b, c, d, e, f];
}

/** An affine map of the plane: x' = ax + cy + e, y' = bx + dy + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** Applies `inner` first, then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
	const [a, b, c, d, e, f] = outer;
	const [g, h, i, j, k, l] = inner;
	return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

export function translate(x: number, y: number): Matrix {
	return [1, 0, 0, 1, x, y];
}

export function scale(x: number, y: number): Matrix {
	return [x, 0, 0, y, 0, 0];
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

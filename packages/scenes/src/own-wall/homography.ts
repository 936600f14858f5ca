/** A point of a plane; x to the right, y down. */
export interface Point {
	readonly x: number;
	readonly y: number;
}

/** Corners of a quadrilateral: upper left, upper right, lower right, lower left. */
export type Quad = readonly [Point, Point, Point, Point];

/**
 * How one plane is seen in another, as in a photo taken from the side: rows of a 3 × 3 matrix whose last number is 1
 * (Hartley and Zisserman, Multiple View Geometry, 2.3).
 */
export type Homography = readonly [
	...[a: number, b: number, c: number],
	...[d: number, e: number, f: number],
	...[g: number, h: number],
];

/** How the corners of `from` come to lie on those of `to`; undefined where three of them are on one line. */
export function homographyOf(from: Quad, to: Quad): Homography | undefined {
	const rows = from.flatMap(({ x, y }, index) => {
		const { x: u = 0, y: v = 0 } = to[index] ?? {};
		return [
			[x, y, 1, 0, 0, 0, -u * x, -u * y, u],
			[0, 0, 0, x, y, 1, -v * x, -v * y, v],
		];
	});
	const solved = solve(rows);
	return solved as Homography | undefined;
}

/** Where a point of the first plane is seen in the second. */
export function project([a, b, c, d, e, f, g, h]: Homography, { x, y }: Point): Point {
	const depth = g * x + h * y + 1;
	return { x: (a * x + b * y + c) / depth, y: (d * x + e * y + f) / depth };
}

/** By Gauss and Jordan; the last number of a row is its right side. */
function solve(rows: readonly (readonly number[])[]): readonly number[] | undefined {
	const matrix = rows.map((row) => [...row]);
	const size = matrix.length;
	for (let column = 0; column < size; column++) {
		const pivot = matrix
			.slice(column)
			.reduce((best, row) => (Math.abs(row[column] ?? 0) > Math.abs(best[column] ?? 0) ? row : best));
		if (Math.abs(pivot[column] ?? 0) < 1e-9) return undefined;
		matrix[matrix.indexOf(pivot)] = matrix[column] ?? [];
		matrix[column] = pivot.map((value) => value / (pivot[column] ?? 1));
		for (const [index, row] of matrix.entries()) {
			const factor = row[column] ?? 0;
			if (index === column || factor === 0) continue;
			matrix[index] = row.map((value, at) => value - factor * (matrix[column]?.[at] ?? 0));
		}
	}
	return matrix.map((row) => row[size] ?? 0);
}

import type { Curve, Point } from "./curve.ts";

/** Width and height of what a background fills. */
export type Sheet = readonly [width: number, height: number];

/** Places from edge to edge, about so far apart; every other row moved by half a step. */
export function grid([width, height]: Sheet, step: number, drop = step): Point[] {
	const [columns, rows] = [Math.round(width / step), Math.round(height / drop)];
	return Array.from({ length: rows + 1 }, (_, row) => row).flatMap((row) => {
		const shift = row % 2 === 0 ? 0 : 0.5;
		return Array.from(
			{ length: columns + 1 - 2 * shift },
			(_, i): Point => [((i + shift) * width) / columns, (row * height) / rows],
		);
	});
}

/** The curve without what would reach out of the sheet. */
export const inside = (sheet: Sheet, curve: Curve): Curve => ({
	...curve,
	points: curve.points.map(
		([x, y]): Point => [Math.min(sheet[0], Math.max(0, x)), Math.min(sheet[1], Math.max(0, y))],
	),
});

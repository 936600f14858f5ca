import type { Curve, Point } from "./curve.ts";
import { flipped, grown, mirrored, moved, turned } from "./hand.ts";
import type { Mark } from "./mark.ts";

function each(marks: readonly Mark[], to: (curve: Curve) => Curve, width = 1): Mark[] {
	return marks.map(({ curves, stroke, hides, ...mark }) => ({
		...mark,
		curves: curves.map(to),
		...(hides && { hides: hides.map(to) }),
		...(stroke !== undefined && { stroke: stroke * width }),
	}));
}

/** The marks elsewhere, turned, of another size: lines keep their width unless it is to grow along. */
export const place = {
	move: (marks: readonly Mark[], x: number, y: number) => each(marks, (curve) => moved(curve, x, y)),
	turn: (marks: readonly Mark[], degrees: number, about?: Point) =>
		each(marks, (curve) => turned(curve, degrees, about)),
	grow: (marks: readonly Mark[], factor: number, about?: Point, width = 1) =>
		each(marks, (curve) => grown(curve, factor, about), width),
	mirror: (marks: readonly Mark[], x = 0) => each(marks, (curve) => mirrored(curve, x)),
	flip: (marks: readonly Mark[], y = 0) => each(marks, (curve) => flipped(curve, y)),
} as const;

import type { Curve } from "./curve.ts";
import { moved } from "./hand.ts";
import { type Mark, PEN, type Slot } from "./mark.ts";

/** How far the colour has slipped from under the line, as in an old print. */
const SLIP = [1.7, 1.3] as const;

/** A thing with a body: its colour a little out of register, its outline, and nothing seen through it. */
export function body(...curves: readonly Curve[]): Mark[] {
	return colored("fill", ...curves);
}

/** A body in the second colour. */
export function small(...curves: readonly Curve[]): Mark[] {
	return colored("accent", ...curves);
}

function colored(ink: Slot, ...curves: readonly Curve[]): Mark[] {
	return [{ ink, curves: curves.map((curve) => moved(curve, SLIP[0], SLIP[1])) }, ...bare(...curves)];
}

/** A body without a colour: paper shows. */
export function bare(...curves: readonly Curve[]): Mark[] {
	return [{ ink: "line", curves, stroke: PEN.even, hides: curves }];
}

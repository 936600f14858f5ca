import type { SheetSide } from "@offizin/formats";

/**
 * How the back of a sheet stands to its front. "headToHead": it is turned over its left or right edge; "headToFoot":
 * over its upper or lower one (XJDF 2.1, A.2.50). "simplex" has nothing on its back.
 */
export type WorkStyle = "simplex" | "headToHead" | "headToFoot";

/** Whether a side is the back of the sheet before it; of the single pages of a booklet every second one is. */
export function isBack(key: string): boolean {
	return /(^|-)(inside|back)$|^page-\d*[02468]$/.test(key);
}

/**
 * The fold decides: who opens a card at its head turns the sheet over that edge, and finds the inside upright. Cards
 * with upright folds and flat ones are turned like the page of a book.
 */
export function workStyleOf(sides: readonly Pick<SheetSide, "key" | "folds">[]): WorkStyle {
	if (!sides.some(({ key }) => isBack(key))) return "simplex";
	const folds = sides.flatMap((side) => side.folds);
	return folds.length > 0 && folds.every(({ axis }) => axis === "y") ? "headToFoot" : "headToHead";
}

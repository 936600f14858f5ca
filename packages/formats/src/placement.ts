import { contoursOf, crosses, distanceTo, isFilled, type Segment, segmentsOf } from "@offizin/geometry";
import { type Box, box, contains, intersects } from "@offizin/units";
import type { Edge, Hole, Page } from "./format.ts";
import { SAFE_DIE, SAFE_FOLD } from "./page-areas.ts";

/** What is wrong with the place of a piece of text; "safe" when nothing is. */
export type Placement = "safe" | "trim" | "fold" | "hole" | "die" | "reserved";

/** What goes through the sheet or creases it. */
export type Cut = "fold" | "hole" | "die";

function isNearHole(bounds: Box, hole: Hole, margin: number): boolean {
	const x = Math.max(bounds.x, Math.min(hole.x, bounds.x + bounds.width));
	const y = Math.max(bounds.y, Math.min(hole.y, bounds.y + bounds.height));
	return Math.hypot(hole.x - x, hole.y - y) < hole.diameter / 2 + margin;
}

function isNearDie(bounds: Box, page: Page, isNear: (segment: Segment) => boolean): boolean {
	if (page.slits.some((slit) => segmentsOf(slit).some(isNear))) return true;
	if (page.die === undefined) return false;
	if (segmentsOf(page.die).some(isNear)) return true;
	const middle = { x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2 };
	return !isFilled(contoursOf(page.die), "evenodd", middle);
}

/** Whether bounds are so close to a fold, or across one, that only the fold can be the reason. */
function isNearFold(bounds: Box, page: Page): boolean {
	const { width, height } = page.size;
	const { edges } = page;
	const end = { x: bounds.x + bounds.width, y: bounds.y + bounds.height };
	if (edges.left !== "cut" && bounds.x < SAFE_FOLD) return true;
	if (edges.right !== "cut" && end.x > width - SAFE_FOLD) return true;
	if (edges.top !== "cut" && bounds.y < SAFE_FOLD) return true;
	if (edges.bottom !== "cut" && end.y > height - SAFE_FOLD) return true;
	return page.folds.some(({ axis, at }) => bounds[axis] < at + SAFE_FOLD && end[axis] > at - SAFE_FOLD);
}

function isNearTrim(bounds: Box, { size, edges, cutMargin }: Page): boolean {
	const of = (edge: Edge) => (edge === "cut" ? cutMargin : 0);
	const left = of(edges.left);
	const top = of(edges.top);
	const inside = box(left, top, size.width - left - of(edges.right), size.height - top - of(edges.bottom));
	return !contains(inside, bounds);
}

/**
 * Where a piece of text lies, by its visible bounds on the page: the first rule it breaks, or "safe". Cut edges 4 mm,
 * folds 3 mm, holes and die cuts 5 mm, a punching 3 mm, stickers 2 mm (domain.md §1.1 and §1.3).
 */
export function placementOf(page: Page, bounds: Box): Placement {
	if (isNearTrim(bounds, page)) return "trim";
	if (isNearFold(bounds, page)) return "fold";
	if (page.holes.some((hole) => isNearHole(bounds, hole, SAFE_DIE))) return "hole";
	if (isNearDie(bounds, page, (segment) => distanceTo(segment, bounds) < page.dieMargin)) return "die";
	if (page.reserved.some((zone) => intersects(zone.box, bounds))) return "reserved";
	return "safe";
}

/** What runs through bounds on the page and not only near them; "die" for what lies beyond its contour too. */
export function cutsThrough(page: Page, bounds: Box): Cut[] {
	const isCreased = page.folds.some(
		({ axis, at }) => bounds[axis] < at && bounds[axis] + (axis === "x" ? bounds.width : bounds.height) > at,
	);
	const isPierced = page.holes.some((hole) => isNearHole(bounds, hole, 0));
	const isPunched = isNearDie(bounds, page, (segment) => crosses(segment, bounds));
	return [
		...(isCreased ? (["fold"] as const) : []),
		...(isPierced ? (["hole"] as const) : []),
		...(isPunched ? (["die"] as const) : []),
	];
}

import { type Box, box, type Insets, mm, type Um } from "@offizin/units";
import type { Crease, Edge, Page } from "./format.ts";

/** Bleed on every edge that is cut or wrapped round, domain.md §1.1. */
export const BLEED: Um = mm(3);
/** Text stays this far inside the trim, domain.md §1.1. */
export const SAFE_CUT: Um = mm(4);
/** Text stays this far away from a fold, domain.md §1.1. */
export const SAFE_FOLD: Um = mm(3);
/** Text stays this far away from holes and die cuts, domain.md §1.1. */
export const SAFE_DIE: Um = mm(5);

function edgeInsets(page: Page, of: (edge: Edge, side: keyof Insets) => Um): Insets {
	return {
		top: of(page.edges.top, "top"),
		right: of(page.edges.right, "right"),
		bottom: of(page.edges.bottom, "bottom"),
		left: of(page.edges.left, "left"),
	};
}

/** How far colour passes an edge: by the bleed where it is cut, as far as it goes round where it is wrapped. */
function passing({ wrap }: Page, edge: Edge, side: keyof Insets): Um {
	if (edge === "fold") return mm(0);
	return edge === "wrap" ? (wrap?.[side] ?? BLEED) : BLEED;
}

/** The page with its bleed, relative to the trim: starts at negative coordinates where an edge bleeds. */
export function bleedBox(page: Page): Box {
	const by = edgeInsets(page, (edge, side) => passing(page, edge, side));
	return box(-by.left, -by.top, page.size.width + by.left + by.right, page.size.height + by.top + by.bottom);
}

/** From fold to fold along one axis, kept clear of both ends. */
function spans(page: Page, axis: Crease["axis"], ends: readonly [Um, Um]) {
	const length = axis === "x" ? page.size.width : page.size.height;
	const folds = page.folds.filter((fold) => fold.axis === axis).map(({ at }) => at);
	const stops = [0, ...folds, length];
	return stops.slice(1).map((end, index) => {
		const start = (stops[index] ?? 0) + (index === 0 ? ends[0] : SAFE_FOLD);
		return { start, length: end - (index === folds.length ? ends[1] : SAFE_FOLD) - start };
	});
}

/** Areas in which text is safe from cuts and folds: one for each panel of the page with room for text, row by row. */
export function safeBoxes(page: Page): Box[] {
	const isKept = (edge: Edge) => edge === "cut" || (edge === "wrap" && page.wrap !== undefined);
	const by = edgeInsets(page, (edge) => (isKept(edge) ? page.cutMargin : SAFE_FOLD));
	const columns = spans(page, "x", [by.left, by.right]);
	return spans(page, "y", [by.top, by.bottom]).flatMap((row) =>
		columns
			.filter(({ length }) => length > 0 && row.length > 0)
			.map((column) => box(column.start, row.start, column.length, row.length)),
	);
}

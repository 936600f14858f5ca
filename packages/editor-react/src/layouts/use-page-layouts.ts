import type { DesignDocument, DesignPage } from "@offizin/design";
import { freeId, trayOf } from "@offizin/editor";
import { bleedBox, type Format } from "@offizin/formats";
import {
	arrangeCommand,
	framesOf,
	type Gutter,
	gutters,
	isLaidOut,
	layoutsFor,
	type RankedLayout,
	rankLayouts,
	shapesOf,
	standingArea,
	stayingTexts,
	textLayoutsFor,
	textsFor,
	textsIn,
} from "@offizin/layouts";
import { type Box, box, contains } from "@offizin/units";
import { useMemo } from "react";
import { pageShown } from "../canvas/page-view.tsx";
import { roomOn } from "../canvas/room-on.ts";
import { type RoleWords, textForPlace } from "./text-for-place.ts";

/** Where photos and texts of a page are to stand: where they stand now, inside the margin, or to all edges. */
export const areas = ["kept", "margin", "full"] as const;
export type LayoutArea = (typeof areas)[number];

export interface LayoutChoice {
	readonly count: number;
	readonly gap: Gutter;
}

/** The areas that there are on a page: photos reach no edge across a fold, where texts may stand beside it. */
export function areasOf(page: DesignPage, format: Format) {
	const standing = standingArea(page);
	const shown = pageShown(format, page.key);
	const margin = roomOn(format, page.key).area;
	const full = shown.folds.length === 0 ? bleedBox(shown) : undefined;
	const kept = standing && full ? toEdges(standing, margin, full) : standing;
	return { ...(kept && { kept }), margin, ...(full && { full }) } satisfies Partial<Record<LayoutArea, Box>>;
}

/** Beside photos that reach an edge of the paper texts end at the margin: what they are laid out in ends at the edge. */
function toEdges(standing: Box, margin: Box, full: Box): Box {
	if (contains(margin, standing)) return standing;
	const [from, inner, outer] = [standing, margin, full].map(edgesOf);
	if (!from || !inner || !outer) return standing;
	const [left = 0, top = 0, right = 0, bottom = 0] = from.map((edge, at) =>
		edge === inner[at] ? (outer[at] ?? edge) : edge,
	);
	return box(left, top, right - left, bottom - top);
}

function edgesOf({ x, y, width, height }: Box): readonly number[] {
	return [x, y, x + width, y + height];
}

export interface LayoutSurface {
	readonly format: Format;
	readonly area: Box;
}

/** Layouts of what is chosen; where things stand now only those that fill the place. */
export function usePageLayouts(
	document: DesignDocument,
	page: DesignPage,
	{ format, area }: LayoutSurface,
	{ count, gap, isKept }: LayoutChoice & { readonly isKept: boolean },
): readonly RankedLayout[] {
	return useMemo(() => {
		const photos = shapesOf(page, spareOf(document), count);
		const safe = roomOn(format, page.key).area;
		const ranked = rankLayouts({ area, gap: gutters[gap], safe }, photos, page);
		return isKept ? ranked.filter(({ isFull }) => isFull) : ranked;
	}, [document, page, format, area, count, gap, isKept]);
}

/** Photos at hand that stand nowhere. */
function spareOf(document: DesignDocument) {
	return trayOf(document).filter(({ uses }) => uses === 0);
}

/** The area and the gutter that the page is laid out with, as far as they are one of ours. */
export function laidAs(
	page: DesignPage,
	format: Format,
): { readonly kind: LayoutArea; readonly gap: Gutter } {
	const count = framesOf(page).length;
	const safe = roomOn(format, page.key).area;
	const there: Partial<Record<LayoutArea, Box>> = areasOf(page, format);
	for (const kind of areas.toReversed()) {
		for (const gap of Object.keys(gutters) as Gutter[]) {
			const area = there[kind];
			if (!area) continue;
			const surface = { area, gap: gutters[gap], safe };
			const all = [...textLayoutsFor(surface, count), ...layoutsFor(surface, count)];
			if (all.some((one) => isLaidOut(page, one))) return { kind, gap: count > 1 ? gap : "narrow" };
		}
	}
	return { kind: there.kept ? "kept" : "margin", gap: "narrow" };
}

/** The layout that a page is in: of those that only differ in texts the one with most of them. */
export function currentOf(page: DesignPage, layouts: readonly RankedLayout[]): RankedLayout | undefined {
	return layouts
		.filter((layout) => isLaidOut(page, layout))
		.toSorted((one, other) => other.texts.length - one.texts.length)[0];
}

/** The texts that stay where they are when a page comes into a layout. */
export function stayingIn(page: DesignPage, area: Box, layout: RankedLayout): readonly Box[] {
	return stayingTexts(page, textsFor(layout, textsIn(page, area), page)).map(({ box }) => box);
}

/** The page in a layout; photos at hand come into what would stay empty, and words to be written over. */
export function layoutCommand(
	document: DesignDocument,
	page: DesignPage,
	{ layout, area, words }: { readonly layout: RankedLayout; readonly area: Box; readonly words: RoleWords },
) {
	const spare = spareOf(document).map(({ upload }) => upload);
	return arrangeCommand(page, layout, {
		spare,
		area,
		freeId: () => freeId("photo", Math.random),
		newText: (place) => textForPlace(document, page.key, place, words),
	});
}

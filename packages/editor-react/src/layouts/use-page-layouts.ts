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
} from "@offizin/layouts";
import { type Box, boxAround } from "@offizin/units";
import { useMemo } from "react";
import { pageShown } from "../canvas/page-view.tsx";
import { roomOn } from "../canvas/room-on.ts";

/** Where the photos of a page are to stand: where they stand now, inside the margin, or to all edges. */
export const areas = ["kept", "margin", "full"] as const;
export type LayoutArea = (typeof areas)[number];

export interface LayoutChoice {
	readonly count: number;
	readonly gap: Gutter;
}

/** The areas that there are on a page: photos reach no edge across a fold, where texts may stand beside it. */
export function areasOf(page: DesignPage, format: Format) {
	const kept = boxAround(framesOf(page).map(({ box }) => box));
	const shown = pageShown(format, page.key);
	return {
		...(kept && { kept }),
		margin: roomOn(format, page.key).area,
		...(shown.folds.length === 0 && { full: bleedBox(shown) }),
	} satisfies Partial<Record<LayoutArea, Box>>;
}

/** Layouts of what is chosen; where the photos stand now only those that fill the place. */
export function usePageLayouts(
	document: DesignDocument,
	page: DesignPage,
	area: Box,
	{ count, gap, isKept }: LayoutChoice & { readonly isKept: boolean },
): readonly RankedLayout[] {
	return useMemo(() => {
		const photos = shapesOf(page, spareOf(document), count);
		const ranked = rankLayouts({ area, gap: gutters[gap] }, photos);
		return isKept ? ranked.filter(({ isFull }) => isFull) : ranked;
	}, [document, page, area, count, gap, isKept]);
}

/** Photos at hand that stand nowhere. */
function spareOf(document: DesignDocument) {
	return trayOf(document).filter(({ uses }) => uses === 0);
}

/** The gutter that the page is laid out with, as far as that is one of ours. */
export function gapOf(page: DesignPage, area: Box | undefined): Gutter {
	const count = framesOf(page).length;
	const names = Object.keys(gutters) as Gutter[];
	const found = names.find(
		(name) => area && layoutsFor({ area, gap: gutters[name] }, count).some((one) => isLaidOut(page, one)),
	);
	return count > 1 && found ? found : "narrow";
}

/** The page in a layout; photos at hand come into what would stay empty. */
export function layoutCommand(document: DesignDocument, page: DesignPage, layout: RankedLayout) {
	const spare = spareOf(document).map(({ upload }) => upload);
	return arrangeCommand(page, layout, { spare, freeId: () => freeId("photo", Math.random) });
}

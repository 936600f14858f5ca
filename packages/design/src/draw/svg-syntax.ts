import type { Matrix } from "@offizin/geometry";
import type { Shaper } from "@offizin/text";
import type { PhotoItem } from "./display-list.ts";

/** Where pictures come from: a link in the browser, a data URL on the server. */
export interface SvgContext {
	readonly shaper: Shaper;
	/** Link to a photo of at least screen size; null draws the empty slot. */
	readonly photoHref: (source: NonNullable<PhotoItem["source"]>) => PhotoLink | null;
	/**
	 * Colour of the paper, "#rrggbb": inks are transparent and show it through, white is the paper itself. White, and not
	 * drawn, when absent.
	 */
	readonly paper?: string | undefined;
	/** Part of every id in the SVG, so that several pages can live in one HTML document. */
	readonly idPrefix: string;
}

export interface PhotoLink {
	readonly href: string;
	/** Pixels of the linked picture, when it shows a sample without a crop. */
	readonly width: number;
	readonly height: number;
	/** The linked picture has the look of its source already. */
	readonly hasLook?: true;
}

export function matrixToSvg(matrix: Matrix): string {
	return `matrix(${matrix.map(round).join(" ")})`;
}

export function round(value: number): number {
	return Math.round(value * 1e6) / 1e6;
}

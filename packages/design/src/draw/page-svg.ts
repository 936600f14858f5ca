import type { FoilMetal } from "@offizin/formats";
import type { Box } from "@offizin/units";
import type { DisplayItem, DisplayList } from "./display-list.ts";
import { foilGradient } from "./foil.ts";
import { rectPath } from "./outline.ts";
import { itemsToSvg } from "./svg.ts";
import type { SvgContext } from "./svg-syntax.ts";

/** What lies around the drawing. */
export interface Sheet {
	/** What is left of the page after cutting, filled by the even-odd rule; all of the view when absent. */
	readonly contour?: string | undefined;
}

/** One page as an SVG document, viewBox in micrometres, text as outlines: needs no fonts where it is shown. */
export function toSvg(list: DisplayList, view: Box, context: SvgContext, sheet: Sheet = {}): string {
	const { idPrefix } = context;
	const gradients = foilMetalsOf(list.items).map((metal) => foilGradient(metal, idPrefix, view));
	const { contour } = sheet;
	const { paper } = context;
	const ground = paper ? `<path d="${rectPath(view)}" fill="${paper}"/>` : "";
	const drawing = ground + itemsToSvg(list.items, context);
	const cut = contour
		? `<clipPath id="${idPrefix}-cut"><path d="${contour}" clip-rule="evenodd"/></clipPath>`
		: "";
	const page = contour ? `<g clip-path="url(#${idPrefix}-cut)">${drawing}</g>` : drawing;
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view.x} ${view.y} ${view.width} ${view.height}"><defs>${gradients.join("")}${cut}</defs>${page}</svg>`;
}

/** The metals a list needs gradients for. */
export function foilMetalsOf(items: readonly DisplayItem[]): FoilMetal[] {
	const paints = items.flatMap((item) => (item.kind === "photo" ? [] : [item.paint]));
	return [...new Set(paints.flatMap((paint) => (paint.role === "foil" ? [paint.metal] : [])))];
}

import type { FoilMetal } from "@offizin/formats";
import { type Matrix, parsePath, writePath } from "@offizin/geometry";
import type { Shaper } from "@offizin/text";
import type { Box } from "@offizin/units";
import type { DisplayItem, DisplayList, GlyphsItem, Paint, PhotoItem } from "./display-list.ts";
import { foilGradient, foilGradientId, RELIEF_GLOSS } from "./foil.ts";
import { movedOutline } from "./moved-outline.ts";
import { onPaper } from "./on-paper.ts";
import { rectPath } from "./outline.ts";
import { photoToSvg } from "./photo-svg.ts";
import { placeOutline } from "./place-outline.ts";
import { matrixToSvg, round, type SvgContext } from "./svg-syntax.ts";

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

/** SVG markup of some items, without the surrounding document: what the editor puts into a page element by element. */
export function itemsToSvg(items: readonly DisplayItem[], context: SvgContext): string {
	return items.map((item, index) => itemToSvg(item, index, context)).join("");
}

function itemToSvg(item: DisplayItem, index: number, context: SvgContext): string {
	if (item.kind === "photo") {
		return `<g transform="${matrixToSvg(item.matrix)}">${photoToSvg(item, index, context)}</g>`;
	}
	const paint = color(item.paint, context);
	// The sheen lies across the page: foil is drawn in page coordinates, where its gradient is.
	const isFoil = item.paint.role === "foil";
	const placed = isFoil
		? `d="${pagePath(item, context.shaper)}"`
		: `transform="${matrixToSvg(item.matrix)}" d="${item.kind === "glyphs" ? movedGlyphs(item, context.shaper) : item.path}"`;
	const isVarnished = item.paint.role === "process" && item.paint.relief === true;
	if (item.kind === "stroke") {
		const width = isFoil ? round(item.width * scaleOf(item.matrix)) : item.width;
		const line = `fill="none" stroke-width="${width}" stroke-linecap="${item.cap}" stroke-linejoin="round"`;
		const gloss = isVarnished
			? `<path ${placed} ${line} stroke="#ffffff" stroke-opacity="${RELIEF_GLOSS}"/>`
			: "";
		return `<path ${placed} ${line} stroke="${paint}"/>${gloss}`;
	}
	const rule = item.kind === "fill" ? ` fill-rule="${item.rule}"` : "";
	const gloss = isVarnished ? `<path ${placed} fill="#ffffff" fill-opacity="${RELIEF_GLOSS}"${rule}/>` : "";
	return `<path ${placed} fill="${paint}"${rule}/>${gloss}`;
}

/** The path of an item in page coordinates. */
function pagePath(item: Exclude<DisplayItem, PhotoItem>, shaper: Shaper): string {
	if (item.kind !== "glyphs") return mapped(item.path, item.matrix);
	const [a, b, c, d, e, f] = item.matrix;
	const isOnlyMoved = a === 1 && b === 0 && c === 0 && d === 1;
	return isOnlyMoved ? movedGlyphs(item, shaper, e, f) : mapped(glyphPath(item, shaper), item.matrix);
}

/** All glyphs of a line as one path, moved by whole or broken micrometres, for the screen. */
function movedGlyphs({ font, size, glyphs }: GlyphsItem, shaper: Shaper, byX = 0, byY = 0): string {
	return glyphs.map(({ id, x, y }) => movedOutline(shaper, { font, size, id }, x + byX, y + byY)).join("");
}

function mapped(path: string, matrix: Matrix): string {
	return writePath(parsePath(path), { matrix, steps: 1 });
}

/** How much longer a line becomes, on average of all directions. */
function scaleOf([a, b, c, d]: Matrix): number {
	return Math.sqrt(Math.abs(a * d - b * c));
}

function color(paint: Paint, { idPrefix, paper }: SvgContext): string {
	return paint.role === "process"
		? onPaper(paint.srgb, paper)
		: `url(#${foilGradientId(paint.metal, idPrefix)})`;
}

/** All glyphs of a line as one path of absolute commands in the item's coordinates (y down): what print can read. */
export function glyphPath(item: GlyphsItem, shaper: Shaper): string {
	const scale = item.size / shaper.metrics(item.font).unitsPerEm;
	return item.glyphs.map(({ id, x, y }) => placeOutline(shaper.outline(item.font, id), scale, x, y)).join("");
}

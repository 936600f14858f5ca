import { type Matrix, parsePath, writePath } from "@offizin/geometry";
import type { Shaper } from "@offizin/text";
import type { DisplayItem, GlyphsItem, Paint } from "./display-list.ts";
import { foilGradientId, RELIEF_GLOSS } from "./foil.ts";
import { movedOutline } from "./moved-outline.ts";
import { onPaper } from "./on-paper.ts";
import { photoToSvg } from "./photo-svg.ts";
import { placeOutline } from "./place-outline.ts";
import { matrixToSvg, round, type SvgContext } from "./svg-syntax.ts";

/**
 * SVG markup of some items, without the surrounding document: what the editor puts into a page element by element. Items that
 * lie in the same place share its matrix: to a browser each matrix is a layer to be sorted with every frame.
 */
export function itemsToSvg(items: readonly DisplayItem[], context: SvgContext): string {
	let markup = "";
	let open: string | undefined;
	for (const [index, item] of items.entries()) {
		const place = itemTransform(item);
		if (place !== open) {
			if (open !== undefined) markup += "</g>";
			if (place !== undefined) markup += `<g transform="${place}">`;
			open = place;
		}
		markup += itemToSvg(item, index, context);
	}
	return open === undefined ? markup : `${markup}</g>`;
}

/**
 * The matrix an item is drawn with; none where it is drawn in page coordinates: foil, since its sheen lies across the page,
 * and what is neither turned nor magnified.
 */
export function itemTransform({ matrix, ...item }: DisplayItem): string | undefined {
	const isOnPage = item.kind !== "photo" && (item.paint.role === "foil" || isOnlyMoved(matrix));
	return isOnPage ? undefined : matrixToSvg(matrix);
}

const isOnlyMoved = ([a, b, c, d]: Matrix) => a === 1 && b === 0 && c === 0 && d === 1;

function itemToSvg(item: DisplayItem, index: number, context: SvgContext): string {
	if (item.kind === "photo") return photoToSvg(item, index, context);
	if (item.kind === "glyphs") return glyphPaths(item, context).map(pathToSvg).join("");
	const paint = color(item.paint, context);
	const isOnPage = itemTransform(item) === undefined;
	const path = `d="${isOnPage ? mapped(item.path, item.matrix) : item.path}"`;
	if (item.kind === "stroke") {
		const width = isOnPage ? round(item.width * scaleOf(item.matrix)) : item.width;
		const line = `fill="none" stroke-width="${width}" stroke-linecap="${item.cap}" stroke-linejoin="round"`;
		const gloss = isVarnished(item.paint)
			? `<path ${path} ${line} stroke="#ffffff" stroke-opacity="${RELIEF_GLOSS}"/>`
			: "";
		return `<path ${path} ${line} stroke="${paint}"/>${gloss}`;
	}
	const rule = ` fill-rule="${item.rule}"`;
	const gloss = isVarnished(item.paint)
		? `<path ${path} fill="#ffffff" fill-opacity="${RELIEF_GLOSS}"${rule}/>`
		: "";
	return `<path ${path} fill="${paint}"${rule}/>${gloss}`;
}

const isVarnished = (paint: Paint) => paint.role === "process" && paint.relief === true;

/** Attributes of a `path` element. */
export interface GlyphPath {
	readonly d: string;
	readonly fill: string;
	readonly "fill-opacity"?: number;
}

/** What draws a stretch of glyphs in its place: its ink, and its gloss where it is varnished. Written on, only `d` changes. */
export function glyphPaths(item: GlyphsItem, context: SvgContext): GlyphPath[] {
	const { shaper } = context;
	const d = itemTransform(item) === undefined ? onPage(item, shaper) : movedGlyphs(item, shaper);
	const ink = { d, fill: color(item.paint, context) };
	return isVarnished(item.paint) ? [ink, { d, fill: "#ffffff", "fill-opacity": RELIEF_GLOSS }] : [ink];
}

function pathToSvg({ d, fill, "fill-opacity": given }: GlyphPath): string {
	const opacity = given === undefined ? "" : ` fill-opacity="${given}"`;
	return `<path d="${d}" fill="${fill}"${opacity}/>`;
}

/** The outlines of a stretch in page coordinates. */
function onPage(item: GlyphsItem, shaper: Shaper): string {
	const { matrix } = item;
	return isOnlyMoved(matrix)
		? movedGlyphs(item, shaper, matrix[4], matrix[5])
		: mapped(glyphPath(item, shaper), matrix);
}

/** Of lines that have not changed since they were drawn last. */
const written = new WeakMap<
	GlyphsItem["glyphs"],
	{ readonly byX: number; readonly byY: number; readonly d: string }
>();

/** All glyphs of a line as one path, moved by whole or broken micrometres, for the screen. */
function movedGlyphs({ font, size, glyphs }: GlyphsItem, shaper: Shaper, byX = 0, byY = 0): string {
	const known = written.get(glyphs);
	if (known?.byX === byX && known.byY === byY) return known.d;
	const d = glyphs.map(({ id, x, y }) => movedOutline(shaper, { font, size, id }, x + byX, y + byY)).join("");
	written.set(glyphs, { byX, byY, d });
	return d;
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

import type { GlyphsItem } from "@offizin/design";
import type { SheetPage } from "@offizin/production";
import type { Shaper } from "@offizin/text";
import type { Box, Um } from "@offizin/units";
import { inkOffset, type Patch } from "./glyph-offset.ts";
import type { PixelGrid, Raster } from "./raster.ts";

export interface GlyphOffset {
	readonly text: string;
	readonly page: string;
	/** From screen to print, in µm. */
	readonly x: number;
	readonly y: number;
}

export interface GlyphOffsets {
	readonly found: readonly GlyphOffset[];
	/** Glyphs with ink that could not be told from its ground. */
	readonly unclear: number;
}

/** A glyph with ink, and the pixels around the place that the display list gives it. */
interface SoughtGlyph {
	readonly text: string;
	readonly page: string;
	readonly patch: Patch;
}

interface Rasters {
	readonly grid: PixelGrid;
	readonly screen: Raster;
	readonly print: Raster;
}

const UM_PER_INCH = 25_400;
const MARGIN = 4;

/** Every glyph of a side, on its grid. */
export function glyphsOf(side: SheetPage, grid: PixelGrid, shaper: Shaper, bleed: Um): SoughtGlyph[] {
	const sought: SoughtGlyph[] = [];
	for (const page of side.pages) {
		const { list, turned, size } = page;
		const onSheet = ({ x, y }: Point): Point => ({
			x: page.x + bleed + (turned ? size.width - x : x),
			y: page.y + bleed + (turned ? size.height - y : y),
		});
		for (const item of list.items) {
			if (item.kind !== "glyphs") continue;
			for (const glyph of item.glyphs) {
				const corners = inkCorners(item, glyph, shaper);
				// Of the page that faces a single one only what reaches over the spine is there.
				if (corners.length === 0 || !corners.every(isWithin(page.clip))) continue;
				const patch = patchAround(corners.map(onSheet), grid);
				sought.push({ text: glyph.text, page: list.page, patch });
			}
		}
	}
	return sought;
}

/** The smallest patch with all of them: nothing else of the screen is looked at. */
export function patchOf(sought: readonly SoughtGlyph[]): Patch {
	if (sought.length === 0) return { left: 0, top: 0, width: 0, height: 0 };
	const patches = sought.map(({ patch }) => patch);
	const left = Math.min(...patches.map((patch) => patch.left));
	const top = Math.min(...patches.map((patch) => patch.top));
	return {
		left,
		top,
		width: Math.max(...patches.map((patch) => patch.left + patch.width)) - left,
		height: Math.max(...patches.map((patch) => patch.top + patch.height)) - top,
	};
}

/** Looks for each glyph around its place. */
export function measureGlyphs(
	sought: readonly SoughtGlyph[],
	{ grid, screen, print }: Rasters,
): GlyphOffsets {
	const found: GlyphOffset[] = [];
	let unclear = 0;
	for (const { text, page, patch } of sought) {
		const offset = inkOffset(screen, print, patch);
		if (!offset) {
			unclear += 1;
			continue;
		}
		found.push({
			text,
			page,
			x: (offset.x / grid.ppiX) * UM_PER_INCH,
			y: (offset.y / grid.ppiY) * UM_PER_INCH,
		});
	}
	return { found, unclear };
}

interface Point {
	readonly x: number;
	readonly y: number;
}

const isWithin =
	({ x, y, width, height }: Box) =>
	(point: Point): boolean =>
		point.x >= x && point.y >= y && point.x <= x + width && point.y <= y + height;

/** Outline points of a glyph on its page, in µm; none for a blank. */
function inkCorners(item: GlyphsItem, glyph: GlyphsItem["glyphs"][number], shaper: Shaper): Point[] {
	const numbers = shaper.outline(item.font, glyph.id).match(/-?\d+(?:\.\d+)?/g) ?? [];
	const scale = item.size / shaper.metrics(item.font).unitsPerEm;
	const [a, b, c, d, e, f] = item.matrix;
	const points: Point[] = [];
	for (let at = 0; at + 1 < numbers.length; at += 2) {
		const x = glyph.x + Number(numbers[at]) * scale;
		const y = glyph.y - Number(numbers[at + 1]) * scale;
		points.push({ x: a * x + c * y + e, y: b * x + d * y + f });
	}
	return points;
}

function patchAround(points: readonly Point[], { ppiX, ppiY }: PixelGrid): Patch {
	const xs = points.map(({ x }) => (x / UM_PER_INCH) * ppiX);
	const ys = points.map(({ y }) => (y / UM_PER_INCH) * ppiY);
	const left = Math.floor(Math.min(...xs)) - MARGIN;
	const top = Math.floor(Math.min(...ys)) - MARGIN;
	return {
		left,
		top,
		width: Math.ceil(Math.max(...xs)) + MARGIN - left,
		height: Math.ceil(Math.max(...ys)) + MARGIN - top,
	};
}

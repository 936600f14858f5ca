import { invariant } from "@offizin/base";
import { bleedBox, type CardPage, foilMetal, type Refinement } from "@offizin/catalog";
import type { Shaper, TextLine } from "@offizin/text";
import { um } from "@offizin/units";
import type { DisplayItem, DisplayList, GlyphsItem, Paint } from "./display-list.ts";
import type { DesignDocument, DesignPage } from "./document.ts";
import type { ArtworkElement, DesignElement, PhotoElement, ShapeElement, TextElement } from "./element.ts";
import type { Ink } from "./ink.ts";
import { layoutElement } from "./layout-element.ts";
import { boxMatrix, multiply, scale, translate } from "./matrix.ts";
import { outlineOf, rectPath } from "./outline.ts";

/** What turns roles into paint and text into glyphs. */
export interface DrawContext {
	readonly shaper: Shaper;
	readonly refinement: Refinement;
	/** Draw demo photos in empty slots: for product pictures, never for print. */
	readonly samples?: boolean;
}

/** Paints one page of a document, back to front. `page` is the page of the document's format. */
export function buildDisplayList(
	document: DesignDocument,
	designPage: DesignPage,
	page: CardPage,
	context: DrawContext,
): DisplayList {
	invariant(designPage.key === page.key, `page ${designPage.key} drawn on ${page.key}`);
	const background: DisplayItem[] = designPage.background
		? [
				{
					kind: "fill",
					matrix: translate(0, 0),
					path: rectPath(bleedBox(page)),
					rule: "nonzero",
					paint: paintOf(document, designPage.background, context.refinement),
				},
			]
		: [];
	const items = designPage.elements.flatMap((element) => drawElement(document, element, context));
	return { page: designPage.key, items: [...background, ...items] };
}

/** Paints one element: the editor redraws only what changed. */
export function drawElement(
	document: DesignDocument,
	element: DesignElement,
	context: DrawContext,
): DisplayItem[] {
	switch (element.type) {
		case "text":
			return drawText(document, element, context);
		case "photo":
			return drawPhoto(element, context);
		case "artwork":
			return drawArtwork(document, element, context);
		case "shape":
			return drawShape(document, element, context);
	}
}

/** What an ink becomes with the chosen refinement: metal, or its printed stand-in. */
export function paintOf(document: Pick<DesignDocument, "swatches">, ink: Ink, refinement: Refinement): Paint {
	const metal = ink.role === "foil" ? foilMetal(refinement) : undefined;
	if (metal) return { role: "foil", metal };
	const swatch = document.swatches[ink.swatch];
	invariant(swatch, `swatch ${ink.swatch} is missing from a parsed document`);
	return { role: "process", cmyk: swatch.cmyk, srgb: swatch.srgb };
}

function drawText(
	document: DesignDocument,
	element: TextElement,
	{ shaper, refinement }: DrawContext,
): DisplayItem[] {
	const layout = layoutElement(shaper, element);
	const matrix = boxMatrix(element.box, element.rotation);
	const paint = paintOf(document, element.style.ink, refinement);
	return layout.lines
		.filter((line) => line.glyphs.length > 0)
		.map((line) => ({
			kind: "glyphs",
			element: element.id,
			matrix,
			font: element.style.font,
			size: layout.size,
			paint,
			glyphs: glyphsOf(line, element.text),
		}));
}

function glyphsOf(line: TextLine, text: string): GlyphsItem["glyphs"] {
	return line.glyphs.map(({ id, x, y, advance, cluster }, index) => {
		const isFirst = line.glyphs[index - 1]?.cluster !== cluster;
		const next = line.glyphs.slice(index + 1).find((glyph) => glyph.cluster !== cluster);
		return { id, x, y, advance, text: isFirst ? text.slice(cluster, next?.cluster ?? line.end) : "" };
	});
}

function drawPhoto(element: PhotoElement, { samples }: DrawContext): DisplayItem[] {
	const { photo, sample } = element;
	const empty = samples && sample !== undefined ? { sample } : null;
	const source = photo
		? { upload: photo.upload, width: photo.width, height: photo.height, crop: photo.crop }
		: empty;
	return [
		{
			kind: "photo",
			element: element.id,
			matrix: boxMatrix(element.box, element.rotation),
			source,
			box: { x: um(0), y: um(0), width: element.box.width, height: element.box.height },
			clip: outlineOf(element.shape, element.box),
		},
	];
}

function drawArtwork(
	document: DesignDocument,
	element: ArtworkElement,
	{ refinement }: DrawContext,
): DisplayItem[] {
	const artwork = document.artworks[element.artwork];
	invariant(artwork, `artwork ${element.artwork} is missing from a parsed document`);
	const fit = scale(element.box.width / artwork.width, element.box.height / artwork.height);
	const mirror = element.mirrored ? multiply(translate(artwork.width, 0), scale(-1, 1)) : translate(0, 0);
	const matrix = multiply(boxMatrix(element.box, element.rotation), multiply(fit, mirror));
	return artwork.paths.flatMap((path): DisplayItem[] => {
		const ink = element.inks[path.ink];
		if (!ink) return [];
		const drawn = { element: element.id, matrix, path: path.d, paint: paintOf(document, ink, refinement) };
		return path.stroke === undefined
			? [{ kind: "fill", ...drawn, rule: path.rule ?? "nonzero" }]
			: [{ kind: "stroke", ...drawn, width: path.stroke, cap: path.cap ?? "round" }];
	});
}

function drawShape(
	document: DesignDocument,
	element: ShapeElement,
	{ refinement }: DrawContext,
): DisplayItem[] {
	const drawn = {
		element: element.id,
		matrix: boxMatrix(element.box, element.rotation),
		path: outlineOf(element.shape, element.box),
	};
	const items: DisplayItem[] = [];
	if (element.fill) {
		items.push({
			kind: "fill",
			...drawn,
			rule: "nonzero",
			paint: paintOf(document, element.fill, refinement),
		});
	}
	if (element.stroke) {
		const paint = paintOf(document, element.stroke.ink, refinement);
		items.push({ kind: "stroke", ...drawn, width: element.stroke.width, cap: "butt", paint });
	}
	return items;
}

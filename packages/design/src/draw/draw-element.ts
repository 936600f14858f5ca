import { invariant } from "@offizin/base";
import { bleedBox, type Page } from "@offizin/formats";
import { multiply, scale, translate } from "@offizin/geometry";
import { um } from "@offizin/units";
import type { DesignDocument } from "../document/document.ts";
import type { ArtworkElement, LineElement, QrElement, ShapeElement } from "../document/drawn-element.ts";
import type { DesignElement } from "../document/element.ts";
import type { PhotoElement } from "../document/photo-element.ts";
import type { DisplayItem, Paint, PhotoItem } from "./display-list.ts";
import type { DrawContext } from "./draw-context.ts";
import { linePath } from "./draw-line.ts";
import { drawText } from "./draw-text.ts";
import { groundOf } from "./ground-of.ts";
import { outlineOf, rectPath } from "./outline.ts";
import { paintOf } from "./paint.ts";
import { elementMatrix } from "./placement.ts";
import { qrModule } from "./qr-matrix.ts";

const WHITE = { role: "process", cmyk: [0, 0, 0, 0], srgb: "#ffffff" } as const satisfies Paint;

/** What lies over everything on a page: nothing is printed where glue has to hold. */
export function drawBare({ reserved }: Page): DisplayItem[] {
	return reserved.flatMap(({ bare }): DisplayItem[] =>
		bare
			? [{ kind: "fill", matrix: translate(0, 0), path: rectPath(bare), rule: "nonzero", paint: WHITE }]
			: [],
	);
}

/** The flat colour of a page, over its bleed. */
export function drawBackground(
	document: DesignDocument,
	page: Page,
	context: Pick<DrawContext, "refinement" | "colors">,
): DisplayItem[] {
	const ground = groundOf(document, page);
	if (!ground) return [];
	const paint = paintOf(document, ground, context);
	return [{ kind: "fill", matrix: translate(0, 0), path: rectPath(bleedBox(page)), rule: "nonzero", paint }];
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
			return [drawPhoto(document, element, context)];
		case "artwork":
			return drawArtwork(document, element, context);
		case "shape":
			return drawShape(document, element, context);
		case "line":
			return [drawLine(document, element, context)];
		case "qr":
			return drawQr(document, element, context);
		case "group":
			return [];
	}
}

function drawPhoto(document: DesignDocument, element: PhotoElement, { samples }: DrawContext): PhotoItem {
	const { photo, sample, look, opacity } = element;
	const empty = samples && sample !== undefined ? { sample } : null;
	return {
		kind: "photo",
		element: element.id,
		matrix: elementMatrix(document, element),
		source: photo ? { ...photo, ...(look && { look }), ...(opacity && { opacity }) } : empty,
		box: { x: um(0), y: um(0), width: element.box.width, height: element.box.height },
		clip: outlineOf(element.shape, element.box, element.radius),
	};
}

function drawArtwork(document: DesignDocument, element: ArtworkElement, context: DrawContext): DisplayItem[] {
	const artwork = document.artworks[element.artwork];
	invariant(artwork, `artwork ${element.artwork} is missing from a parsed document`);
	const fit = scale(element.box.width / artwork.width, element.box.height / artwork.height);
	const mirror = element.mirrored ? multiply(translate(artwork.width, 0), scale(-1, 1)) : translate(0, 0);
	const matrix = multiply(elementMatrix(document, element), multiply(fit, mirror));
	return artwork.paths.flatMap((path): DisplayItem[] => {
		// A slot may be called "constructor".
		const ink = Object.hasOwn(element.inks, path.ink) ? element.inks[path.ink] : undefined;
		if (!ink) return [];
		const paint = paintOf(document, ink, context, element.opacity);
		const drawn = { element: element.id, matrix, path: path.d, paint };
		return path.stroke === undefined
			? [{ kind: "fill", ...drawn, rule: path.rule ?? "nonzero" }]
			: [{ kind: "stroke", ...drawn, width: path.stroke, cap: path.cap ?? "round" }];
	});
}

function drawShape(document: DesignDocument, element: ShapeElement, context: DrawContext): DisplayItem[] {
	const { fill, stroke, opacity } = element;
	const drawn = {
		element: element.id,
		matrix: elementMatrix(document, element),
		path: outlineOf(element.shape, element.box, element.radius),
	};
	const items: DisplayItem[] = [];
	if (fill) {
		items.push({
			kind: "fill",
			...drawn,
			rule: "nonzero",
			paint: paintOf(document, fill, context, opacity),
		});
	}
	if (stroke) {
		const paint = paintOf(document, stroke.ink, context, opacity);
		items.push({ kind: "stroke", ...drawn, width: stroke.width, cap: "butt", paint });
	}
	return items;
}

function drawLine(document: DesignDocument, element: LineElement, context: DrawContext): DisplayItem {
	const paint = paintOf(document, element.stroke.ink, context, element.opacity);
	const matrix = elementMatrix(document, element);
	return { kind: "stroke", element: element.id, matrix, ...linePath(element), paint };
}

/** A code that cannot be made is not drawn; the checks say so (`qr.tooLong`). */
function drawQr(document: DesignDocument, element: QrElement, context: DrawContext): DisplayItem[] {
	const { qr } = context;
	invariant(qr, `the encoder for the code ${element.id} is loaded before it is drawn`);
	const { width, height } = element.box;
	const side = um(Math.min(width, height));
	const matrix = qr(element.content, element.level);
	if (!matrix.ok || qrModule(matrix.value, side) === 0) return [];
	const placed = elementMatrix(document, element);
	const drawn = { kind: "fill", element: element.id, rule: "nonzero" } as const;
	const code: DisplayItem = {
		...drawn,
		matrix: multiply(placed, translate((width - side) / 2, (height - side) / 2)),
		path: matrix.value.path(side),
		paint: paintOf(document, element.ink, context, element.opacity),
	};
	if (!element.background) return [code];
	const path = rectPath({ x: um(0), y: um(0), width, height });
	const paint = paintOf(document, element.background, context, element.opacity);
	return [{ ...drawn, matrix: placed, path, paint }, code];
}

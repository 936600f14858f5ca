import { invariant } from "@offizin/base";
import { segmentsOf } from "./dashes.ts";
import type { DesignDocument, DesignPage } from "./document.ts";
import { DOCUMENT_LIMITS } from "./document-limits.ts";
import type { DesignElement } from "./element.ts";

type Artworks = DesignDocument["artworks"];

/** Points of the outline of a letter. */
const LETTER = 20;
/** Points of a QR code: of its empty frame, and what each character adds. */
const CODE = { frame: 400, character: 12 } as const;
/** Characters of path data that make a point. */
const POINT = 10;
/** One dash of a line, whose path has some 25 characters. */
const DASH = 2.5;
/** A plain form. */
const FORM = 10;

const pages = new WeakMap<DesignPage, { readonly artworks: Artworks; readonly weight: number }>();
const elements = new WeakMap<DesignElement, number>();
const drawings = new WeakMap<Artworks[string], number>();

/**
 * About how many points a page is drawn with. Time and memory of every picture, check and print file grow with it;
 * what fields will hold is not in it. Pages and elements never change in place, so each is weighed once.
 */
export function weightOfPage(page: DesignPage, artworks: Artworks): number {
	const known = pages.get(page);
	if (known?.artworks === artworks) return known.weight;
	const weight = page.elements.reduce((sum, element) => sum + weightOf(element, artworks), 0);
	pages.set(page, { artworks, weight });
	return weight;
}

/** About how many points all pages are drawn with. */
export function weightOfDocument({ pages, artworks }: Pick<DesignDocument, "pages" | "artworks">): number {
	return pages.reduce((sum, page) => sum + weightOfPage(page, artworks), 0);
}

/** The first page that is heavier than a page may become, or than still opens; the whole document as "pages". */
export function findOverweight(
	document: Pick<DesignDocument, "pages" | "artworks">,
	measure: "change" | "open" = "change",
): { readonly path: string; readonly limit: number } | undefined {
	const isChange = measure === "change";
	const page = isChange ? DOCUMENT_LIMITS.pageWeight : DOCUMENT_LIMITS.readablePageWeight;
	const whole = isChange ? DOCUMENT_LIMITS.weight : DOCUMENT_LIMITS.readableWeight;
	const heavy = document.pages.findIndex((own) => weightOfPage(own, document.artworks) > page);
	if (heavy >= 0) return { path: `pages.${heavy}`, limit: page };
	return weightOfDocument(document) > whole ? { path: "pages", limit: whole } : undefined;
}

function weightOf(element: DesignElement, artworks: Artworks): number {
	if (element.type === "artwork") return weightOfArtwork(artworks, element.artwork);
	const known = elements.get(element);
	if (known !== undefined) return known;
	const weight = ownWeight(element);
	elements.set(element, weight);
	return weight;
}

function ownWeight(element: Exclude<DesignElement, { type: "artwork" }>): number {
	switch (element.type) {
		case "text":
			return LETTER * element.text.length;
		case "qr":
			return CODE.frame + CODE.character * element.content.length;
		case "line":
			return FORM + (element.stroke.dash ? DASH * segmentsOf(element) : 0);
		case "photo":
		case "shape":
			return FORM;
		case "group":
			return 0;
	}
}

function weightOfArtwork(artworks: Artworks, key: string): number {
	const artwork = Object.hasOwn(artworks, key) ? artworks[key] : undefined;
	invariant(artwork, `artwork ${key} is in the document`);
	return weightOfDrawing(artwork);
}

/** About how many points all drawings have, used or not. */
export function weightOfArtworks(artworks: Artworks): number {
	return Object.values(artworks).reduce((sum, artwork) => sum + weightOfDrawing(artwork), 0);
}

function weightOfDrawing(artwork: Artworks[string]): number {
	const known = drawings.get(artwork);
	if (known !== undefined) return known;
	const weight = artwork.paths.reduce((sum, { d }) => sum + FORM + d.length / POINT, 0);
	drawings.set(artwork, weight);
	return weight;
}

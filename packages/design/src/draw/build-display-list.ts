import { invariant } from "@offizin/base";
import type { Page } from "@offizin/formats";
import type { DesignDocument, DesignPage } from "../document/document.ts";
import type { DisplayList } from "./display-list.ts";
import type { DrawContext } from "./draw-context.ts";
import { drawBackground, drawBare, drawElement } from "./draw-element.ts";
import { grownPage } from "./grow-texts.ts";

/** Paints one page of a document, back to front. `page` is the page of the document's format. */
export function buildDisplayList(
	document: DesignDocument,
	designPage: DesignPage,
	page: Page,
	context: DrawContext,
): DisplayList {
	invariant(designPage.key === page.key, `page ${designPage.key} drawn on ${page.key}`);
	const { elements } = grownPage(document, designPage, page, context.shaper);
	const items = elements.flatMap((element) => drawElement(document, element, context));
	const drawn = [...drawBackground(document, page, context), ...items];
	return { page: designPage.key, items: drawn.length > 0 ? [...drawn, ...drawBare(page)] : [] };
}

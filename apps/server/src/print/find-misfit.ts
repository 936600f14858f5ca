import { type CardFormat, pageNameDe } from "@offizin/catalog";
import { type DesignDocument, elementsOf, fontsOf } from "@offizin/design";
import type { Press } from "./load-press.ts";

/** A sound document that this press cannot print: it was made for another product, or with other typefaces. */
export type Misfit =
	| { readonly code: "font_missing" | "font_changed"; readonly fonts: readonly string[] }
	/** Names of pages the product has and the document lacks, or keys the product knows nothing of. */
	| { readonly code: "page_missing" | "page_foreign"; readonly pages: readonly string[] };

/** What keeps a document from being laid out at all, so that nothing further can be asked of it. */
export function findMisfit(document: DesignDocument, format: CardFormat, press: Press): Misfit | undefined {
	const fonts = fontsOf(elementsOf(document));
	const unknown = fonts.filter((id) => !press.hasFont(id));
	if (unknown.length > 0) return { code: "font_missing", fonts: unknown };
	const changed = fonts.filter(
		(id) => (document.fonts[id] ?? press.font(id).sha256) !== press.font(id).sha256,
	);
	if (changed.length > 0) return { code: "font_changed", fonts: changed };
	const lacking = format.pages.filter(({ key }) => !document.pages.some((page) => page.key === key));
	if (lacking.length > 0) {
		return { code: "page_missing", pages: lacking.map(({ key }) => pageNameDe(format, key)) };
	}
	const foreign = document.pages.filter(({ key }) => !format.pages.some((page) => page.key === key));
	return foreign.length > 0 ? { code: "page_foreign", pages: foreign.map(({ key }) => key) } : undefined;
}

import { crossingsOf, type DesignDocument, elementsOf, neededFonts, withFacts } from "@offizin/design";
import type { Format } from "@offizin/formats";
import { OPERATOR_LOCALE } from "@offizin/sites";
import { pageName } from "@offizin/words";
import type { Prepress } from "../../adapters/profiles/load-prepress.ts";

/** A sound document that this press cannot print: it was made for another product, or with other typefaces. */
export type Misfit =
	| { readonly code: "font_missing" | "font_changed"; readonly fonts: readonly string[] }
	/** Names of pages the product has and the document lacks, or keys the product knows nothing of. */
	| { readonly code: "page_missing" | "page_foreign"; readonly pages: readonly string[] }
	/** Drawings that cross themselves so often that neither plates nor pictures can be made of them in time. */
	| { readonly code: "artwork_tangled"; readonly artworks: readonly string[] };

/** Crossings of the drawings of one page: eighty times those of our richest card. */
const MAX_CROSSINGS = 500_000;

/** What keeps a document from being laid out at all, so that nothing further can be asked of it. */
export function findMisfit(document: DesignDocument, format: Format, prepress: Prepress): Misfit | undefined {
	const fonts = neededFonts(elementsOf(withFacts(document)));
	const unknown = fonts.filter((id) => !prepress.hasFont(id));
	if (unknown.length > 0) return { code: "font_missing", fonts: unknown };
	const changed = fonts.filter(
		(id) => (document.fonts[id] ?? prepress.font(id).sha256) !== prepress.font(id).sha256,
	);
	if (changed.length > 0) return { code: "font_changed", fonts: changed };
	const lacking = format.pages.filter(({ key }) => !document.pages.some((page) => page.key === key));
	if (lacking.length > 0) {
		return { code: "page_missing", pages: lacking.map(({ key }) => pageName(format, key, OPERATOR_LOCALE)) };
	}
	const foreign = document.pages.filter(({ key }) => !format.pages.some((page) => page.key === key));
	if (foreign.length > 0) return { code: "page_foreign", pages: foreign.map(({ key }) => key) };
	const tangled = tangledArtworks(document);
	return tangled.length > 0 ? { code: "artwork_tangled", artworks: tangled } : undefined;
}

function tangledArtworks({ pages, artworks }: DesignDocument): string[] {
	const crossings = new Map(
		Object.entries(artworks).map(([key, { paths }]) => [
			key,
			paths.reduce((sum, { d }) => sum + crossingsOf(d), 0),
		]),
	);
	const tangled = pages.flatMap(({ elements }) => {
		const drawn = elements.flatMap((element) => (element.type === "artwork" ? [element.artwork] : []));
		const total = drawn.reduce((sum, key) => sum + (crossings.get(key) ?? 0), 0);
		return total > MAX_CROSSINGS ? drawn.filter((key) => (crossings.get(key) ?? 0) > 0) : [];
	});
	return [...new Set(tangled)];
}

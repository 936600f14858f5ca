import { calendarFormats, giftwrapSets, giftwrapSheet } from "@offizin/assortment";
import { productPages, type ShownProduct } from "@offizin/contract";
import type { ChannelKey, Site } from "@offizin/sites";
import { listOf, sayAll, wordsOf } from "@offizin/words";
import { productLinks } from "#app/links/product-links.server.ts";
import { wallFactsIn } from "./wall-facts.server.ts";

/** Words of a product's page at one brand. */
export interface ProductPageCopy {
	readonly product: ShownProduct;
	readonly to: string;
	/** One line under the name in lists. */
	readonly line: string;
	readonly title: string;
	readonly description: string;
	readonly headline: string;
	readonly text: string;
	/** Says that nobody can order it yet. */
	readonly closed?: string;
}

/** What the pages of a brand say of its products; none for what it does not sell. */
function wordsOfPages(channel: ChannelKey, locale: string) {
	const { materials, largest } = wallFactsIn(locale);
	const values = {
		calendarFormats: calendarFormats.length,
		sheetWidth: giftwrapSheet.width / 10,
		sheetHeight: giftwrapSheet.height / 10,
		sets: listOf(
			giftwrapSets.map(({ key }) => key),
			locale,
			"disjunction",
		),
		materials,
		// Three of them are named.
		otherMaterials: materials - 3,
		largest,
	};
	return sayAll(wordsOf(locale).prose.productPages[channel], values, locale);
}

/** The page of a brand at a path; none where it does not sell the product. */
export function productPageAt(
	{ channel, locale }: Pick<Site, "channel" | "locale">,
	path: string,
): ProductPageCopy | undefined {
	const pages = Object.entries(wordsOfPages(channel, locale)) as [
		ShownProduct,
		Omit<ProductPageCopy, "product" | "to">,
	][];
	return pages
		.map(([product, copy]) => ({ product, to: productPages[product], ...copy }))
		.find(({ to }) => to === path);
}

/** Name and line of every product page of a brand. */
export function productLinesOf({ channel, locale }: Pick<Site, "channel" | "locale">) {
	return productLinks({ channel, locale }).map(({ to, name }) => ({
		to,
		name,
		line: productPageAt({ channel, locale }, to)?.line ?? "",
	}));
}

import { isSoldBy, type ProductKey, products } from "@offizin/assortment";
import { productPages, type ShownProduct } from "@offizin/contract";
import type { Site } from "@offizin/sites";
import { sayAll, wordsOf } from "@offizin/words";
import { productLinks } from "#app/links/product-links.server.ts";
import { wallFactsIn } from "./wall-facts.server.ts";

type Place = Pick<Site, "channel" | "locale">;

interface ProductWords {
	/** One line under the name in lists. */
	readonly line: string;
	/** What is said while nobody can order it. */
	readonly closed?: string;
}

export interface ProductAddress extends ProductWords {
	readonly product: ShownProduct;
	readonly to: string;
}

/** What the brand sells at a path; nothing where it does not sell it. What the page says is the story there. */
export function productAt({ channel, locale }: Place, path: string): ProductAddress | undefined {
	const sold = products.find(({ key }) => isShown(key) && productPages[key] === path);
	if (!sold || !isShown(sold.key) || !isSoldBy(sold, channel)) return undefined;
	const { materials, largest } = wallFactsIn(locale);
	const words: Partial<Record<ShownProduct, ProductWords>> = sayAll(
		wordsOf(locale).prose.productPages[channel],
		{ materials, largest },
		locale,
	);
	return { line: "", ...words[sold.key], product: sold.key, to: path };
}

/** Name and line of every product page of a brand. */
export function productLinesOf({ channel, locale }: Place) {
	return productLinks({ channel, locale }).map(({ product, to, name }) => ({
		product,
		to,
		name,
		line: productAt({ channel, locale }, to)?.line ?? "",
	}));
}

function isShown(key: ProductKey): key is ShownProduct {
	return key !== "card";
}

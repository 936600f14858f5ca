import { designedProduct, isSoldBy } from "@offizin/assortment";
import { productPages, type ShownProduct, shownProducts } from "@offizin/contract";
import type { ChannelKey, Site } from "@offizin/sites";
import { sayAll, wordsOf } from "@offizin/words";
import { overviewCopy } from "#app/content/overview-copy.server.ts";
import { type OverviewProduct, overviewPaths } from "#app/paths.ts";

export interface ProductLink {
	readonly to: string;
	readonly name: string;
}

/** What stands first on the shelves of a brand; whatever else it sells follows. */
const first: Readonly<Record<ChannelKey, readonly ShownProduct[]>> = {
	papiervogel: ["calendar", "photobook", "guestbook", "photobox", "collage", "merch"],
	bildwand: ["photoframe", "photoprint", "collage", "photobook", "calendar"],
};

function shelfOf(channel: ChannelKey): readonly ShownProduct[] {
	const sold = shownProducts.filter((key) => isSoldBy(designedProduct(key), channel));
	return [...new Set([...first[channel].filter((key) => sold.includes(key)), ...sold])];
}

/** Pages of products besides cards, in the order of a brand's shelves. */
export function productLinks({ channel, locale }: Pick<Site, "channel" | "locale">): readonly ProductLink[] {
	const names = sayAll(wordsOf(locale).shop.page.productLink, { channel }, locale);
	return shelfOf(channel).map((key) => ({ to: productPages[key], name: names[key] }));
}

/** Where a brand shows everything there is of a product (spec 2.1-8, 2.3-4). */
export function overviewLinks(site: Pick<Site, "channel" | "locale">): readonly ProductLink[] {
	const products = Object.keys(overviewPaths) as OverviewProduct[];
	return products.flatMap((product) => {
		const copy = overviewCopy(product, site);
		return copy ? [{ name: copy.title, to: overviewPaths[product] }] : [];
	});
}

import { designedProduct, isSoldBy } from "@offizin/assortment";
import { productPages, type ShownProduct, shownProducts } from "@offizin/contract";
import type { ChannelKey, Site } from "@offizin/sites";
import { sayAll, wordsOf } from "@offizin/words";

export interface ProductLink {
	readonly product: ShownProduct;
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
	return shelfOf(channel).map((key) => ({ product: key, to: productPages[key], name: names[key] }));
}

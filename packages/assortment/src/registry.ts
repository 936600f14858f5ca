import { invariant } from "@offizin/base";
import type { Format } from "@offizin/formats";
import type { ChannelKey } from "@offizin/sites";
import type { Configuration } from "@offizin/solver";
import { calendarProduct } from "./calendar/calendar-product.ts";
import { cardProduct } from "./card/card-product.ts";
import { collageProduct } from "./collage/collage-product.ts";
import { giftwrapProduct } from "./giftwrap/giftwrap-product.ts";
import { guestbookProduct } from "./guestbook/guestbook-product.ts";
import { merchProduct } from "./merch/merch-product.ts";
import { photobookProduct } from "./photobook/photobook-product.ts";
import { photoboxProduct } from "./photobox/photobox-product.ts";
import { photoprintProduct } from "./photoprint/photoprint-product.ts";
import type { Product, ProductKey } from "./product/product.ts";
import { soundProduct } from "./product/sound-product.ts";
import { photoframeProduct } from "./wall-art/photoframe-product.ts";

/**
 * Every product, looked through (assortment.K18), cards first. Of those that share a configurator the first is the one
 * that its path alone opens.
 */
export const products: readonly Product[] = Object.values({
	card: cardProduct,
	calendar: calendarProduct,
	collage: collageProduct,
	merch: merchProduct,
	photobox: photoboxProduct,
	photoprint: photoprintProduct,
	photobook: photobookProduct,
	guestbook: guestbookProduct,
	photoframe: photoframeProduct,
	giftwrap: giftwrapProduct,
} satisfies Record<ProductKey, Product>).map(soundProduct);

/** Whether a brand sells a product (spec 1-1). */
export function isSoldBy({ channels }: Pick<Product, "channels">, channel: ChannelKey): boolean {
	return channels.includes(channel);
}

/** The product a design or an order is made as; throws for a key that no release has known. */
export function designedProduct(key: string): Product {
	const product = productOf(key);
	invariant(product, `${key} is a product`);
	return product;
}

interface Made {
	readonly product: string;
	readonly configuration: Configuration;
}

/** The surfaces and pages of a checked configuration; throws for a product that is not printed yet. */
export function geometryOf({ product, configuration }: Made): Format {
	const { geometry } = designedProduct(product);
	invariant(geometry, `${product} can be printed`);
	return geometry(configuration);
}

export function productOf(key: string): Product | undefined {
	return products.find((product) => product.key === key);
}

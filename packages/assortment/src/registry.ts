import { invariant } from "@offizin/base";
import type { Day } from "@offizin/calendar-days";
import { type Format, type OwnPages, withOwnPages } from "@offizin/formats";
import type { ChannelKey } from "@offizin/sites";
import { type Configuration, isInDomain } from "@offizin/solver";
import type { Size } from "@offizin/units";
import { calendarProduct } from "./calendar/calendar-product.ts";
import { cardProduct } from "./card/card-product.ts";
import { collageProduct } from "./collage/collage-product.ts";
import { giftwrapProduct } from "./giftwrap/giftwrap-product.ts";
import { guestbookProduct } from "./guestbook/guestbook-product.ts";
import { merchProduct } from "./merch/merch-product.ts";
import { photobookProduct } from "./photobook/photobook-product.ts";
import { photoboxProduct } from "./photobox/photobox-product.ts";
import { photoprintProduct } from "./photoprint/photoprint-product.ts";
import type { CutList } from "./product/cut-list.ts";
import type { OptionRole, Product, ProductKey, TemplateScope } from "./product/product.ts";
import { soundProduct } from "./product/sound-product.ts";
import { type PhotoPage, withPhotoContours } from "./wall-art/photo-contour.ts";
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

/** A product as one template of it can be made; throws for a key that no release has known. */
export function narrowedProduct(key: string, scope: TemplateScope): Product {
	const product = designedProduct(key);
	return product.narrowing?.narrow(scope) ?? product;
}

interface Made {
	readonly pages?: readonly (OwnPages["pages"][number] & PhotoPage)[];
	readonly product: string;
	readonly configuration: Configuration;
}

/**
 * The surfaces and pages of a checked configuration; of a document with as many as it likes, its own, in their order.
 * Throws for a product that is not printed yet.
 */
export function geometryOf({ product, configuration, pages }: Made): Format {
	const { geometry } = designedProduct(product);
	invariant(geometry, `${product} can be printed`);
	const format = geometry(configuration);
	return pages ? withPhotoContours(withOwnPages(format, { pages }), pages) : format;
}

/** How many prints a document is, where each of its pages is a print of its own; undefined where its copies are all alike. */
export function printsOf(made: Made): number | undefined {
	if (!made.pages || !productOf(made.product)?.geometry) return undefined;
	const { isPrintPerPage, sides } = geometryOf(made);
	return isPrintPerPage ? sides.length : undefined;
}

/** The same before its corners or edges are punched, which an editor shows as it is chosen. */
export function unpunchedGeometryOf(made: Made): Format {
	return geometryOf({ ...made, configuration: { ...made.configuration, punching: "ohne" } });
}

/** What the workshop cuts for one piece besides printing it; undefined where that is nothing. */
export function cutListOf({ product, configuration }: Made): CutList | undefined {
	return designedProduct(product).cutList?.(configuration);
}

/** What an option is to the product; undefined where its domain says everything. */
export function roleOf(product: string, option: string): OptionRole | undefined {
	return productOf(product)?.roles?.[option];
}

/** Whether an option is packed with each piece: its values are SKUs. */
export function isPacked(product: string, option: string): boolean {
	return productOf(product)?.options.find(({ key }) => key === option)?.parameter === "sku";
}

/** What is made, closed and cut; undefined where nothing is printed yet, and for a value that is no longer made. */
export function trimOf({ product, configuration }: Made): Size | undefined {
	const { geometry, options } = designedProduct(product);
	const isMade = options.every((option) => isInDomain(option, configuration[option.key] ?? ""));
	return isMade ? geometry?.(configuration).trim : undefined;
}

/** Whether a brand sells accessories: where it sells something that they are packed with. */
export function sellsAccessories(channel: ChannelKey): boolean {
	return products.some(
		(product) => isSoldBy(product, channel) && product.options.some(({ parameter }) => parameter === "sku"),
	);
}

/** A product as it is sold on a day. */
export function productOn(key: string, day: Day): Product | undefined {
	const product = productOf(key);
	return product?.onDay?.(day) ?? product;
}

export function productOf(key: string): Product | undefined {
	return products.find((product) => product.key === key);
}

import type { ChannelKey } from "@offizin/sites";
import { calendarProduct } from "../calendar/calendar-product.ts";
import { cardProduct } from "../card/card-product.ts";
import { collageProduct } from "../collage/collage-product.ts";
import { guestbookProduct } from "../guestbook/guestbook-product.ts";
import { merchProduct } from "../merch/merch-product.ts";
import { photobookProduct } from "../photobook/photobook-product.ts";
import { photoboxProduct } from "../photobox/photobox-product.ts";
import { photoprintProduct } from "../photoprint/photoprint-product.ts";
import { photoframeProduct } from "../wall-art/photoframe-product.ts";
import type { Product } from "./product.ts";
import { soundProduct } from "./sound-product.ts";

/**
 * Every product, looked through (K18), cards first. Of those that share a configurator the first is the one that its path
 * alone opens.
 */
export const products: readonly Product[] = [
	cardProduct,
	calendarProduct,
	collageProduct,
	merchProduct,
	photoboxProduct,
	photoprintProduct,
	photobookProduct,
	guestbookProduct,
	photoframeProduct,
].map(soundProduct);

/** Whether a brand sells a product (spec 1-1). */
export function isSoldBy({ channels }: Pick<Product, "channels">, channel: ChannelKey): boolean {
	return channels.includes(channel);
}

export function productOf(key: string): Product | undefined {
	return products.find((product) => product.key === key);
}

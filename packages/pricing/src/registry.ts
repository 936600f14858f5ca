import type { ProductKey } from "@offizin/assortment";
import { pricedCalendar } from "./products/calendar/calendar.ts";
import { pricedCard } from "./products/card/card.ts";
import { pricedCollage } from "./products/collage/collage.ts";
import { pricedGiftwrap } from "./products/giftwrap/giftwrap.ts";
import { pricedGuestbook } from "./products/guestbook/guestbook.ts";
import { pricedMerch } from "./products/merch/merch.ts";
import { pricedPhotobook } from "./products/photobook/photobook.ts";
import { pricedPhotobox } from "./products/photobox/photobox.ts";
import { pricedPhotoframe } from "./products/photoframe/photoframe.ts";
import { pricedPhotoprint } from "./products/photoprint/photoprint.ts";
import type { PricedProduct } from "./quote/priced-product.ts";
import type { QuantityDiscount } from "./quote/quantity-discount.ts";

const registry = {
	card: pricedCard,
	merch: pricedMerch,
	photobox: pricedPhotobox,
	photoprint: pricedPhotoprint,
	calendar: pricedCalendar,
	photobook: pricedPhotobook,
	guestbook: pricedGuestbook,
	photoframe: pricedPhotoframe,
	collage: pricedCollage,
	giftwrap: pricedGiftwrap,
} as const satisfies Readonly<Record<ProductKey, PricedProduct>>;

type Registry = typeof registry;

/** How each product is priced, in the order in which the back office shows their tables. */
export const pricedProducts: Readonly<Record<ProductKey, PricedProduct>> = registry;

type DiscountedKey = {
	[Key in ProductKey]: Registry[Key] extends { readonly discount: QuantityDiscount } ? Key : never;
}[ProductKey];

/** The discounts by quantity, whose tables stand together and in an order of their own in the back office. */
export const quantityDiscounts: Readonly<Record<DiscountedKey, QuantityDiscount>> = {
	calendar: registry.calendar.discount,
	photobook: registry.photobook.discount,
	guestbook: registry.guestbook.discount,
	photobox: registry.photobox.discount,
	photoframe: registry.photoframe.discount,
	collage: registry.collage.discount,
	merch: registry.merch.discount,
	giftwrap: registry.giftwrap.discount,
};

export type ProductLineCode = Registry[ProductKey]["lineCodes"][number];

export const productLineCodes: readonly ProductLineCode[] = Object.values(registry).flatMap(
	({ lineCodes }): readonly ProductLineCode[] => lineCodes,
);

const lineOptions: ReadonlyMap<string, string> = new Map(
	Object.values(pricedProducts).flatMap(({ lineOptions: own = {} }) => Object.entries(own)),
);

/** The option whose value a line of a quote is the price of; undefined where its name says enough. */
export function optionOfLine(code: string): string | undefined {
	return lineOptions.get(code);
}

import { productPages } from "@offizin/contract";
import type { ChannelKey, Site } from "@offizin/sites";
import { sayAll, wordsOf } from "@offizin/words";

/** Addresses of products besides cards; one and the same at both brands. */
const productPaths = {
	calendars: productPages.calendar,
	photobooks: productPages.photobook,
	guestbooks: productPages.guestbook,
	collages: productPages.collage,
	photoboxes: productPages.photobox,
	photoGifts: productPages.merch,
	giftWrap: productPages.giftwrap,
	wallPictures: productPages.photoframe,
	photoPrints: productPages.photoprint,
} as const;

export interface ProductLink {
	readonly to: string;
	readonly name: string;
}

const shelves = {
	papiervogel: ["calendars", "photobooks", "guestbooks", "photoboxes", "collages", "photoGifts", "giftWrap"],
	bildwand: ["wallPictures", "photoPrints", "collages", "photobooks", "calendars"],
} as const satisfies Readonly<Record<ChannelKey, readonly (keyof typeof productPaths)[]>>;

/** Pages of products besides cards, in the order of a brand's shelves. */
export function productLinks({ channel, locale }: Pick<Site, "channel" | "locale">): readonly ProductLink[] {
	const names = sayAll(wordsOf(locale).shop.page.productLink, { channel }, locale);
	return shelves[channel].map((key) => ({ to: productPaths[key], name: names[key] }));
}

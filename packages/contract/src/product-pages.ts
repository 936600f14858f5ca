import { type ProductKey, productKeys } from "@offizin/assortment";

/** The page of each product, the same at every brand that sells it; of cards that with all of them. */
export const productPages = {
	card: "/produkte/",
	calendar: "/products/fotokalender/",
	photobook: "/products/fotobuch/",
	guestbook: "/products/gaestebuch/",
	collage: "/products/collage/",
	photobox: "/products/fotobox/",
	merch: "/products/fotogeschenke/",
	photoframe: "/products/wandbild/",
	photoprint: "/products/fotoabzuege/",
	giftwrap: "/products/geschenkpapier/",
} as const satisfies Readonly<Record<ProductKey, string>>;

/** A product with a page that shows it as it is chosen; cards are shown by their templates. */
export type ShownProduct = Exclude<ProductKey, "card">;

export const shownProducts: readonly ShownProduct[] = productKeys.filter((key) => key !== "card");

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

/** Pages of the shop about more than one product. */
export const listPages = {
	cards: "/karten-designen/",
	wedding: "/karten-designen/hochzeit/",
	themes: "/themes/",
	papers: "/papiere/",
	accessories: "/accessory/",
} as const;

/** Card kinds (packages/templates) and the words they have in addresses. */
export const cardKindSlugs = {
	einladung: "einladungskarten",
	"save-the-date": "save-the-date",
	danke: "dankeskarten",
	menue: "menuekarten",
	kirchenheft: "kirchenhefte",
} as const;
export type CardKindKey = keyof typeof cardKindSlugs;

/** The list of one kind of card, of weddings unless it says below which page. */
export function cardKindPage(kind: CardKindKey, base: string = listPages.wedding): string {
	return `${base}${cardKindSlugs[kind]}/`;
}

export function templatePage(id: string): string {
	return `/products/${encodeURIComponent(id)}/`;
}

export function themePage(id: string): string {
	return `/themes/${encodeURIComponent(id)}/`;
}

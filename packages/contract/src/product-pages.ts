import type { ProductKey } from "@offizin/assortment";

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

/** Pages of the shop about more than one product. */
export const listPages = {
	cards: "/karten-designen/",
	wedding: "/karten-designen/hochzeit/",
	themes: "/themes/",
	papers: "/papiere/",
} as const;

/** Card kinds (packages/templates) and the words they have in addresses. */
export const cardKindSlugs = {
	einladung: "einladungskarten",
	"save-the-date": "save-the-date",
	danke: "dankeskarten",
	menue: "menuekarten",
} as const;
export type CardKindKey = keyof typeof cardKindSlugs;

/** The list of one kind of wedding cards. */
export function cardKindPage(kind: CardKindKey): string {
	return `${listPages.wedding}${cardKindSlugs[kind]}/`;
}

export function templatePage(id: string): string {
	return `/products/${encodeURIComponent(id)}/`;
}

export function themePage(id: string): string {
	return `/themes/${encodeURIComponent(id)}/`;
}

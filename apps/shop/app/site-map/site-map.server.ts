import { listTemplates, listThemes, type ShopContext } from "@offizin/contract";
import { type ChannelKey, channels } from "@offizin/sites";
import { wordsOf } from "@offizin/words";
import type { RouterContextProvider } from "react-router";
import { apiOf, valueOrThrow } from "#app/api.server.ts";
import { foundStories } from "#app/blocks/found-stories.server.ts";
import { productLinks } from "#app/links/product-links.server.ts";
import type { PageWords } from "#app/messages/shop-intl.tsx";
import { areaWords, pageWords } from "#app/messages/shop-words.server.ts";
import { cardPath, isCardKind, kindPath, paths, themePath } from "#app/paths.ts";
import { shopContext } from "#app/shop-context.ts";

export interface MapEntry {
	readonly name: string;
	readonly to: string;
}
export interface MapGroup {
	/** Name of its part of the map for search. */
	readonly key: "pages" | "cards" | "products" | "collections" | "designs" | "legal";
	readonly name: string;
	readonly entries: readonly MapEntry[];
}

const mostCards = 480;

const legalOf = (words: PageWords): MapGroup => ({
	key: "legal",
	name: words.layout.legal,
	entries: [
		{ name: words.legal.imprint, to: paths.imprint },
		{ name: words.legal.terms, to: paths.terms },
		{ name: words.legal.privacy, to: paths.privacy },
		{ name: words.legal.withdrawal, to: paths.withdrawal },
		{ name: words.legal.withdraw, to: paths.withdraw },
		{ name: words.legal.shipping, to: paths.shipping },
		{ name: words.legal.accessibility, to: paths.accessibility },
	],
});

interface Reads {
	readonly context: Readonly<RouterContextProvider>;
	readonly shop: ShopContext;
	readonly words: PageWords;
	readonly own: Own;
}
type Own = ReturnType<typeof areaWords<"siteMap">>;

const shelvesOf: Readonly<Record<ChannelKey, (reads: Reads) => Promise<readonly MapGroup[]>>> = {
	papiervogel: cardShelves,
	bildwand: wallShelves,
};

/** Every page of a brand that may be found, by shelf: for people, for search and for language models. */
export async function siteMapOf(context: Readonly<RouterContextProvider>): Promise<readonly MapGroup[]> {
	const shop = context.get(shopContext);
	const { channel, locale } = shop.site;
	const words = pageWords(locale);
	const shelves = await shelvesOf[channel]({ context, shop, words, own: areaWords(locale, "siteMap") });
	return [...shelves, legalOf(words)];
}

async function wallShelves({ shop, words }: Reads): Promise<readonly MapGroup[]> {
	const { extras } = wordsOf(shop.site.locale).prose;
	const entries = [
		{ name: words.nav.home, to: paths.home },
		{ name: words.nav.contact, to: paths.contact },
		{ name: extras.giftVoucher.title, to: paths.giftVoucher },
		...(await foundStories(shop)),
	];
	return [
		{ key: "pages", name: channels.bildwand.name, entries },
		{ key: "products", name: words.nav.photoProducts, entries: productLinks(shop.site) },
	];
}

async function cardShelves({ context, shop, words, own }: Reads): Promise<readonly MapGroup[]> {
	const call = apiOf(context);
	const { extras } = wordsOf(shop.site.locale).prose;
	const [found, listed, stories] = await Promise.all([
		call(listTemplates, { query: { tileCount: mostCards } }),
		call(listThemes, {}),
		foundStories(shop),
	]);
	const templates = valueOrThrow(found).items;
	const kinds = [...new Set(templates.map(({ kind }) => kind))].filter(isCardKind);
	return [
		{
			key: "pages",
			name: channels.papiervogel.name,
			entries: [
				{ name: words.nav.home, to: paths.home },
				{ name: words.nav.samples, to: paths.samples },
				{ name: words.nav.papers, to: paths.papers },
				{ name: words.nav.magazine, to: paths.magazine },
				{ name: own.timing, to: paths.timing },
				{ name: words.nav.contact, to: paths.contact },
				{ name: extras.accessory.title, to: paths.accessories },
				{ name: extras.giftVoucher.title, to: paths.giftVoucher },
				...stories,
			],
		},
		{
			key: "cards",
			name: words.nav.cards,
			entries: [
				{ name: own.cards, to: paths.cards },
				{ name: own.wedding, to: paths.wedding },
				...kinds.map((kind) => ({ name: words.kind[kind], to: kindPath(kind) })),
				{ name: own.products, to: paths.allCards },
			],
		},
		{ key: "products", name: words.nav.photoProducts, entries: productLinks(shop.site) },
		{
			key: "collections",
			name: words.nav.themes,
			entries: [
				{ name: own.themes, to: paths.themes },
				...valueOrThrow(listed).items.map(({ id, name }) => ({ name, to: themePath(id) })),
			],
		},
		{
			key: "designs",
			name: own.designs,
			entries: templates.map(({ id, name, colorway }) => ({
				name: `${name}, ${colorway.name}`,
				to: cardPath(id),
			})),
		},
	];
}

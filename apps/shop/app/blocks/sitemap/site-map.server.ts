import { listThemes, type ShopContext } from "@offizin/contract";
import { type ChannelKey, channels } from "@offizin/sites";
import type { RouterContextProvider } from "react-router";
import { apiOf, valueOrThrow } from "#app/api.server.ts";
import { listCards } from "#app/cards/list-cards.server.ts";
import { overviewLinks } from "#app/content/overview-links.server.ts";
import { productLinks } from "#app/links/product-links.server.ts";
import type { PageWords } from "#app/messages/shop-intl.tsx";
import { areaWords, pageWords } from "#app/messages/shop-words.server.ts";
import { cardPath, isCardKind, kindPath, paths, themePath } from "#app/paths.ts";
import { shopContext } from "#app/shop-context.ts";
import { type FoundStory, foundStories } from "../found-stories.server.ts";
import type { MapEntry, MapGroup } from "../map-group.ts";

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
	readonly stories: ReturnType<typeof storyShelves>;
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
	const stories = storyShelves(await foundStories(shop));
	const shelves = await shelvesOf[channel]({
		context,
		shop,
		words,
		own: areaWords(locale, "siteMap"),
		stories,
	});
	return [
		...shelves,
		{ key: "magazine" as const, name: words.nav.magazine, entries: stories.magazine },
		legalOf(words),
	].filter(({ entries }) => entries.length > 0);
}

function fixedPages(words: PageWords): readonly MapEntry[] {
	return [
		{ name: words.nav.home, to: paths.home },
		{ name: words.nav.contact, to: paths.contact },
	];
}

async function wallShelves({ shop, words, stories }: Reads): Promise<readonly MapGroup[]> {
	return [
		{ key: "pages", name: channels.bildwand.name, entries: [...fixedPages(words), ...stories.others] },
		{
			key: "products",
			name: words.nav.photoProducts,
			entries: [...overviewLinks(shop.site), ...productLinks(shop.site)],
		},
	];
}

async function cardShelves({ context, shop, words, own, stories }: Reads): Promise<readonly MapGroup[]> {
	const call = apiOf(context);
	const [found, listed] = await Promise.all([
		listCards(call, { tileCount: mostCards }),
		call(listThemes, { query: {} }),
	]);
	const templates = found.items;
	const kinds = [...new Set(templates.map(({ kind }) => kind))].filter(isCardKind);
	return [
		{
			key: "pages",
			name: channels.papiervogel.name,
			entries: [...fixedPages(words), ...stories.others],
		},
		{
			key: "cards",
			name: words.nav.cards,
			entries: [
				{ name: own.wedding, to: paths.wedding },
				...kinds.map((kind) => ({ name: words.kind[kind], to: kindPath(kind) })),
				...stories.cards.filter(({ to }) => !kinds.some((kind) => kindPath(kind) === to)),
				{ name: own.products, to: paths.allCards },
			],
		},
		{
			key: "products",
			name: words.nav.photoProducts,
			entries: [...overviewLinks(shop.site), ...productLinks(shop.site)],
		},
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

/** Pages of editors by the shelf that their address names. */
function storyShelves(stories: readonly FoundStory[]) {
	const below = (path: string) => stories.filter(({ to }) => to.startsWith(path));
	const magazine = below(paths.magazine);
	const cards = below(paths.cards);
	return {
		magazine,
		cards,
		others: stories.filter((one) => !magazine.includes(one) && !cards.includes(one)),
	};
}

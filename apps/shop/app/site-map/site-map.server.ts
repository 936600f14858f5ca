import { listTemplates, listThemes } from "@offizin/contract";
import { channels, type Site } from "@offizin/sites";
import type { RouterContextProvider } from "react-router";
import { apiOf, valueOrThrow } from "#app/api.server.ts";
import { foundStories } from "#app/blocks/found-stories.server.ts";
import { overviewCopy } from "#app/content/overview-copy.server.ts";
import { productLinks } from "#app/links/product-links.server.ts";
import type { PageWords } from "#app/messages/shop-intl.tsx";
import { areaWords, pageWords } from "#app/messages/shop-words.server.ts";
import {
	cardPath,
	isCardKind,
	kindPath,
	type OverviewProduct,
	overviewPaths,
	paths,
	themePath,
} from "#app/paths.ts";
import { shopContext } from "#app/shop-context.ts";

export interface MapEntry {
	readonly name: string;
	readonly to: string;
}
export interface MapGroup {
	readonly name: string;
	readonly entries: readonly MapEntry[];
}

const mostCards = 480;

const legalOf = (words: PageWords): MapGroup => ({
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

function overviewEntries(site: Site): readonly MapEntry[] {
	const products = Object.keys(overviewPaths) as OverviewProduct[];
	return products.flatMap((product) => {
		const copy = overviewCopy(product, site);
		return copy ? [{ name: copy.title, to: overviewPaths[product] }] : [];
	});
}

/** Every page of a brand that may be found, by shelf: for people, for search and for language models. */
export async function siteMapOf(context: Readonly<RouterContextProvider>): Promise<readonly MapGroup[]> {
	const shop = context.get(shopContext);
	const { site } = shop;
	const words = pageWords(site.locale);
	const own = areaWords(site.locale, "siteMap");
	const legal = legalOf(words);
	const home = { name: words.nav.home, to: paths.home };
	const contact = { name: words.nav.contact, to: paths.contact };
	if (site.channel === "bildwand") {
		return [
			{ name: channels.bildwand.name, entries: [home, contact, ...(await foundStories(shop))] },
			{ name: words.nav.photoProducts, entries: [...overviewEntries(site), ...productLinks(site)] },
			legal,
		];
	}
	const call = apiOf(context);
	const [found, listed, stories] = await Promise.all([
		call(listTemplates, { query: { tileCount: mostCards } }),
		call(listThemes, { query: {} }),
		foundStories(shop),
	]);
	const templates = valueOrThrow(found).items;
	const kinds = [...new Set(templates.map(({ kind }) => kind))].filter(isCardKind);
	return [
		{
			name: channels.papiervogel.name,
			entries: [
				home,
				{ name: words.nav.samples, to: paths.samples },
				{ name: words.nav.papers, to: paths.papers },
				{ name: words.nav.magazine, to: paths.magazine },
				{ name: own.timing, to: paths.timing },
				contact,
				// Stories may stand around lists that are named below.
				...stories.filter(({ to }) => !kinds.some((kind) => kindPath(kind) === to)),
			],
		},
		{
			name: words.nav.cards,
			entries: [
				{ name: own.cards, to: paths.cards },
				{ name: own.wedding, to: paths.wedding },
				...kinds.map((kind) => ({ name: words.kind[kind], to: kindPath(kind) })),
				{ name: own.products, to: paths.allCards },
			],
		},
		{ name: words.nav.photoProducts, entries: [...overviewEntries(site), ...productLinks(site)] },
		{
			name: words.nav.themes,
			entries: [
				{ name: own.themes, to: paths.themes },
				...valueOrThrow(listed).items.map(({ id, name }) => ({ name, to: themePath(id) })),
			],
		},
		{
			name: own.designs,
			entries: templates.map(({ id, name, colorway }) => ({
				name: `${name}, ${colorway.name}`,
				to: cardPath(id),
			})),
		},
		legal,
	];
}

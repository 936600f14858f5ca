import { listTemplates, listThemes } from "@offizin/contract";
import { channels } from "@offizin/sites";
import type { RouterContextProvider } from "react-router";
import { apiOf, valueOrThrow } from "#app/api.server.ts";
import { productLinks } from "#app/layout/product-links.server.ts";
import { de } from "#app/messages/de.ts";
import { isCardKind, kindPath, paths, productPath, themePath } from "#app/paths.ts";
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

const legal: MapGroup = {
	name: "Rechtliches",
	entries: [
		{ name: de.legal.imprint, to: paths.imprint },
		{ name: de.legal.terms, to: paths.terms },
		{ name: de.legal.privacy, to: paths.privacy },
		{ name: de.legal.withdrawal, to: paths.withdrawal },
		{ name: de.legal.withdraw, to: paths.withdraw },
		{ name: de.legal.shipping, to: paths.shipping },
		{ name: de.legal.accessibility, to: paths.accessibility },
	],
};

/** Every page of a brand that may be found, by shelf: for people, for search and for language models. */
export async function siteMapOf(context: Readonly<RouterContextProvider>): Promise<readonly MapGroup[]> {
	const home = { name: de.nav.home, to: paths.home };
	const contact = { name: de.nav.contact, to: paths.contact };
	if (context.get(shopContext).site.channel === "bildwand") {
		return [
			{ name: channels.bildwand.name, entries: [home, contact] },
			{ name: de.nav.photoProducts, entries: productLinks.bildwand },
			legal,
		];
	}
	const call = apiOf(context);
	const [found, listed] = await Promise.all([
		call(listTemplates, { query: { tileCount: mostCards } }),
		call(listThemes, {}),
	]);
	const templates = valueOrThrow(found).items;
	const kinds = [...new Set(templates.map(({ kind }) => kind))].filter(isCardKind);
	return [
		{
			name: channels.papiervogel.name,
			entries: [
				home,
				{ name: de.nav.samples, to: paths.samples },
				{ name: de.nav.papers, to: paths.papers },
				{ name: de.nav.magazine, to: paths.magazine },
				{ name: "Wann verschickt man welche Karte?", to: paths.timing },
				contact,
			],
		},
		{
			name: de.nav.cards,
			entries: [
				{ name: "Karten zur Hochzeit", to: paths.cards },
				{ name: "Alle Hochzeitskarten", to: paths.wedding },
				...kinds.map((kind) => ({ name: de.kind[kind], to: kindPath(kind) })),
				{ name: "Alle Karten", to: paths.products },
			],
		},
		{ name: de.nav.photoProducts, entries: productLinks.papiervogel },
		{
			name: de.nav.themes,
			entries: [
				{ name: "Alle Kollektionen", to: paths.themes },
				...valueOrThrow(listed).items.map(({ id, name }) => ({ name, to: themePath(id) })),
			],
		},
		{
			name: "Designs",
			entries: templates.map(({ id, name, colorway }) => ({
				name: `${name}, ${colorway.name}`,
				to: productPath(id),
			})),
		},
		legal,
	];
}

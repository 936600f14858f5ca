import { listTemplates, type RouteOutput } from "@offizin/contract";
import type { RouterContextProvider } from "react-router";
import { apiOf, valueOrThrow } from "#app/api.server.ts";
import { tilesOf } from "#app/cards/tile-card.ts";
import { listCopy } from "#app/content/list-copy.server.ts";
import { areaWords } from "#app/messages/shop-words.server.ts";
import type { CardKindKey } from "#app/paths.ts";
import { shopContext } from "#app/shop-context.ts";
import { requireSold } from "#app/sold-guard.server.ts";
import { chosenFacets } from "./chosen-facets.server.ts";
import { type FacetName, facetNames } from "./list-query.ts";
import { readListQuery } from "./read-list-query.server.ts";

export type FacetOption = RouteOutput<typeof listTemplates>["facets"][FacetName][number];

/** Tiles, facets and totals of a card list; `kind` is the one its path names. */
export async function loadCardList(
	{ context, url }: { readonly context: Readonly<RouterContextProvider>; readonly url: URL },
	head: "products" | "wedding",
	kind?: CardKindKey,
) {
	requireSold(context, "card");
	const asked = readListQuery(url.searchParams);
	const query = kind ? { ...asked, kind: undefined } : asked;
	const call = apiOf(context);
	const [found, whole] = await Promise.all([
		call(listTemplates, { query: { ...query, kind: kind ?? query.kind } }),
		call(listTemplates, { query: { kind, tileCount: 1 } }),
	]);
	const { items, total, facets, sorts } = valueOrThrow(found);
	const stock = valueOrThrow(whole);
	const shown = facetNames.filter((name) => name !== "kind" || kind === undefined);
	const only = <Value>(all: Readonly<Record<FacetName, Value>>): Partial<Record<FacetName, Value>> =>
		Object.fromEntries(shown.map((name) => [name, all[name]]));
	const { locale } = context.get(shopContext).site;
	return {
		words: areaWords(locale, "list"),
		copy: listCopy(locale)[kind ?? head],
		query,
		chosen: chosenFacets(query, only(stock.facets), locale),
		cards: tilesOf(items),
		total,
		/** Cards of the whole list, whatever is chosen. */
		stock: stock.total,
		facets: only(facets),
		sorts,
	};
}

export type CardListView = Awaited<ReturnType<typeof loadCardList>>;

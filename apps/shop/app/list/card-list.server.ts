import { listTemplates, type RouteOutput } from "@offizin/contract";
import type { RouterContextProvider } from "react-router";
import { apiOf, valueOrThrow } from "#app/api.server.ts";
import { tilesOf } from "#app/cards/tile-card.ts";
import { requireChannel } from "#app/channel-guard.server.ts";
import { listCopy } from "#app/content/list-copy.server.ts";
import type { CardKindKey } from "#app/paths.ts";
import { type FacetName, facetNames } from "./list-query.ts";
import { readListQuery } from "./read-list-query.server.ts";

export type FacetOption = RouteOutput<typeof listTemplates>["facets"][FacetName][number];

/** Tiles, facets and totals of a card list; `kind` narrows it to what the address says. */
export async function loadCardList(
	{ context, request }: { readonly context: Readonly<RouterContextProvider>; readonly request: Request },
	head: "products" | "wedding",
	kind?: CardKindKey,
) {
	requireChannel(context, "papiervogel");
	const query = readListQuery(new URL(request.url).searchParams);
	const call = apiOf(context);
	const found = await call(listTemplates, { query: { ...query, kind: kind ?? query.kind } });
	const { items, total, facets } = valueOrThrow(found);
	const shown = facetNames.filter((name) => name !== "kind" || kind === undefined);
	return {
		copy: listCopy[kind ?? head],
		query,
		cards: tilesOf(items),
		total,
		facets: Object.fromEntries(shown.map((name) => [name, facets[name]])),
	};
}

export type CardListView = Awaited<ReturnType<typeof loadCardList>>;

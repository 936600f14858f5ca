import { listTemplates, listThemes } from "@offizin/contract";
import type { RouterContextProvider } from "react-router";
import { apiOf, valueOrThrow } from "#app/api.server.ts";
import { tileOf } from "#app/cards/tile-card.ts";
import { requireChannel } from "#app/channel-guard.server.ts";
import { listCopy } from "#app/content/list-copy.server.ts";
import type { CardKindKey } from "#app/paths.ts";
import { type FacetName, facetNames, parseListQuery } from "./list-query.ts";

export interface FacetOption {
	readonly value: string;
	readonly count: number;
	/** Name of a theme; other facets have their words in the messages. */
	readonly name: string | undefined;
}

/** Tiles, facets and totals of a card list; `kind` narrows it to what the address says. */
export async function loadCardList(
	{ context, request }: { readonly context: Readonly<RouterContextProvider>; readonly request: Request },
	head: "products" | "wedding",
	kind?: CardKindKey,
) {
	requireChannel(context, "papiervogel");
	const query = parseListQuery(new URL(request.url).searchParams);
	const call = apiOf(context);
	const [found, themes] = await Promise.all([
		call(listTemplates, { query: { ...query, kind: kind ?? query.kind } }),
		call(listThemes, {}),
	]);
	const { items, total, facets } = valueOrThrow(found);
	const themeNames = new Map(valueOrThrow(themes).items.map(({ id, name }) => [id, name]));
	const optionsOf = (name: FacetName): FacetOption[] =>
		facets[name].map(({ value, count }) => ({
			value,
			count,
			name: name === "theme" ? themeNames.get(value) : undefined,
		}));
	return {
		copy: listCopy[kind ?? head],
		query,
		cards: items.map(tileOf),
		total,
		facets: Object.fromEntries(
			facetNames
				.filter((name) => name !== "kind" || kind === undefined)
				.map((name) => [name, optionsOf(name)]),
		),
	};
}

export type CardListView = Awaited<ReturnType<typeof loadCardList>>;

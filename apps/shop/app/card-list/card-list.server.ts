import { colorFamilies } from "@offizin/assortment";
import type { RouterContextProvider } from "react-router";
import { apiOf } from "#app/api.server.ts";
import { listCards } from "#app/cards/list-cards.server.ts";
import { tilesOf } from "#app/cards/tile-card.ts";
import { areaWords } from "#app/messages/shop-words.server.ts";
import type { CardKindKey } from "#app/paths.ts";
import { shopContext } from "#app/shop-context.ts";
import { requireSold } from "#app/sold-guard.server.ts";
import { chosenFacets } from "./chosen-facets.server.ts";
import type { FacetOption } from "./facet-choice.ts";
import { facetSwatch, facetWord } from "./facet-word.server.ts";
import { type FacetName, facetNames, type PageSize, shortPage } from "./list-query.ts";
import { readListQuery } from "./read-list-query.server.ts";

/** What the path of a list has decided. */
export interface ListScope {
	readonly kind?: CardKindKey | undefined;
	readonly occasion?: string | undefined;
	readonly pageSize?: PageSize;
}

/** The facets that a list of so many designs is worth being narrowed by; addresses know all of them. */
const firstFacets = ["kind", "theme", "color", "format", "label"] as const;

/** Tiles, facets and totals of a card list. */
export async function loadCardList(
	{ context, url }: { readonly context: Readonly<RouterContextProvider>; readonly url: URL },
	{ kind, occasion, pageSize = shortPage }: ListScope,
) {
	requireSold(context, "card");
	const asked = readListQuery(url.searchParams, pageSize);
	const query = kind ? { ...asked, kind: undefined } : asked;
	const scope = { occasion, per: "motif" } as const;
	const call = apiOf(context);
	const [found, stock] = await Promise.all([
		listCards(call, {
			...query,
			...scope,
			kind: kind ?? query.kind,
			tileCount: query.tileCount ?? pageSize,
		}),
		listCards(call, { ...scope, kind, tileCount: 1 }),
	]);
	const { items, total, facets, sorts } = found;
	const open = facetNames.filter((name) => name !== "kind" || kind === undefined);
	const { locale } = context.get(shopContext).site;
	const isLong = stock.total > shortPage;
	const offered = Object.fromEntries(open.map((name) => [name, stock.facets[name]]));
	return {
		words: areaWords(locale, "list"),
		query,
		pageSize,
		chosen: chosenFacets(query, offered, locale),
		cards: tilesOf(items),
		total,
		/** Designs of the whole list, whatever is chosen, and the occasions they are for. */
		stock: stock.total,
		occasions: stock.facets.occasion.map(({ value }) => value),
		facets: (isLong ? open : open.filter((name) => firstFacets.some((first) => first === name)))
			// What every card has tells none apart.
			.filter((name) => stock.facets[name].length > 1)
			.map((name) => ({
				name,
				options: shownOf(name, facets[name]).map((option) => optionOf(name, option, locale)),
			}))
			.filter(({ options }) => options.length > 0),
		sorts,
	};
}

/** Of colours the families in the order of hue: shades and pairs are found by their addresses. */
function shownOf<Option extends { readonly value: string }>(
	name: FacetName,
	options: readonly Option[],
): readonly Option[] {
	if (name !== "color") return options;
	return colorFamilies.flatMap((family) => options.find(({ value }) => value === family) ?? []);
}

function optionOf(
	name: FacetName,
	{
		value,
		count,
		name: own,
	}: { readonly value: string; readonly count: number; readonly name?: string | undefined },
	locale: string,
): FacetOption {
	const swatch = facetSwatch(name, value);
	return { value, count, label: own ?? facetWord(name, value, locale) ?? value, ...(swatch && { swatch }) };
}

export type CardListView = Awaited<ReturnType<typeof loadCardList>>;

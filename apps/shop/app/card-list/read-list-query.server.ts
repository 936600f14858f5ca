import { readFacetValue, sortKeys } from "@offizin/assortment";
import { type ListParameter, listParameters } from "#app/paths.ts";
import { type CardListQuery, type PageSize, shortPage } from "./list-query.ts";

const mostTiles = 480;

/** `category` is what the client's addresses call the kind of a card (spec 3.7-3). */
export const listReads = [...listParameters, "category", "sort", "tileCount"] as const;

/** The filter in an address; pseudo-options mean no filter (spec 2.3-4), what makes no sense is left out. */
export function readListQuery(params: URLSearchParams, pageSize: PageSize = shortPage): CardListQuery {
	const facet = (name: string) => {
		const value = readFacetValue(params.get(name));
		return value !== undefined && /^[\w-]{1,60}$/.test(value) ? value : undefined;
	};
	const facets = Object.fromEntries(listParameters.map((name) => [name, facet(name)])) satisfies Partial<
		Record<ListParameter, string | undefined>
	>;
	const sort = sortKeys.find((key) => key === params.get("sort"));
	const tiles = Number(params.get("tileCount") ?? pageSize);
	return {
		...facets,
		kind: facet("kind") ?? facet("category"),
		sort: sort === "sort" ? undefined : sort,
		tileCount:
			Number.isInteger(tiles) && tiles > 0 && tiles !== pageSize ? Math.min(tiles, mostTiles) : undefined,
	};
}

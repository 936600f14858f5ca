import { readFacetValue, sortKeys } from "@offizin/assortment";
import { type CardListQuery, type FacetName, facetNames, TILE_STEP } from "./list-query.ts";

const mostTiles = 480;

export const listReads = [...facetNames, "sort", "tileCount"] as const;

/** The filter in an address; pseudo-options mean no filter (spec 2.3-4), what makes no sense is left out. */
export function readListQuery(params: URLSearchParams): CardListQuery {
	const facet = (name: FacetName) => {
		const value = readFacetValue(params.get(name));
		return value !== undefined && /^[\w-]{1,60}$/.test(value) ? value : undefined;
	};
	const sort = sortKeys.find((key) => key === params.get("sort"));
	const tiles = Number(params.get("tileCount") ?? TILE_STEP);
	return {
		theme: facet("theme"),
		format: facet("format"),
		color: facet("color"),
		kind: facet("kind"),
		sort: sort === "sort" ? undefined : sort,
		tileCount: Number.isInteger(tiles) && tiles > TILE_STEP ? Math.min(tiles, mostTiles) : undefined,
	};
}

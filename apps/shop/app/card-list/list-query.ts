import { pageSizes, type SortKey } from "@offizin/assortment";
import { type ListParameter, type ListQuery, listParameters } from "#app/paths.ts";
import type { ChosenFacet } from "./facet-choice.ts";

/** Facets in the order a panel shows them. */
export const facetNames = [
	"kind",
	"theme",
	"color",
	"format",
	"label",
	"style",
	"product",
	"aspectRatio",
	"punching",
] as const satisfies readonly ListParameter[];
export type FacetName = (typeof facetNames)[number];

export interface CardListQuery extends ListQuery {
	readonly sort?: SortKey | undefined;
}

/** Tiles at first, and how many more at a time (spec 9.1-7). */
export type PageSize = (typeof pageSizes)[number];
export const [shortPage, longPage] = pageSizes;

/** The same filter with one page of tiles more. */
export function withMoreTiles(query: CardListQuery, pageSize: PageSize): CardListQuery {
	return { ...query, tileCount: (query.tileCount ?? pageSize) + pageSize };
}

/** The same list with another value of a facet, or none, from its beginning. */
export function withFacet(query: CardListQuery, name: string, value: string | undefined): CardListQuery {
	return { ...query, [name]: value, tileCount: undefined };
}

/** The list in its order, with nothing chosen. */
export function withoutFacets(query: CardListQuery): CardListQuery {
	const none = Object.fromEntries(listParameters.map((name) => [name, undefined]));
	return { ...query, ...none, tileCount: undefined };
}

/** Id of a tile in its list, counted from 1: where the focus goes when more are shown. */
export function tileAnchor(position: number): string {
	return `karte-${position}`;
}

/**
 * Which address stands for a filtered list (domain.md §11): a single colour or theme that the list has may be found by
 * itself; everything else stands behind its base and is not indexed, nor is what shows no card.
 */
export function listRobots(
	query: CardListQuery,
	chosen: readonly ChosenFacet<FacetName>[],
	total: number,
): {
	readonly robots: "index" | "follow";
	/** The one value that the address standing for this one chooses. */
	readonly canonical: ChosenFacet<FacetName> | undefined;
} {
	const isPlain = query.sort === undefined && query.tileCount === undefined && total > 0;
	const [only, ...others] = chosen;
	if (!isPlain || others.length > 0) return { robots: "follow", canonical: undefined };
	if (!only) return { robots: "index", canonical: undefined };
	const isFound = only.isOffered && (only.name === "color" || only.name === "theme");
	return isFound ? { robots: "index", canonical: only } : { robots: "follow", canonical: undefined };
}

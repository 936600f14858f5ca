import type { SortKey } from "@offizin/assortment";
import type { ListQuery } from "#app/paths.ts";

export const facetNames = ["kind", "theme", "format", "color"] as const;
export type FacetName = (typeof facetNames)[number];

export interface CardListQuery extends ListQuery {
	readonly sort?: SortKey | undefined;
}

/** A value that the address chooses of a facet. */
export interface ChosenFacet {
	readonly name: FacetName;
	readonly value: string;
	/** Its word; undefined for a value nobody knows, which is never shown as it stands in the address. */
	readonly label: string | undefined;
	/** Whether the whole list has it. */
	readonly isOffered: boolean;
}

/** Tiles of a list at first, and how many more at a time (spec 9.1-7). */
export const TILE_STEP = 12;

/** The same filter with one more row of tiles. */
export function withMoreTiles(query: CardListQuery): CardListQuery {
	return { ...query, tileCount: (query.tileCount ?? TILE_STEP) + TILE_STEP };
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
	chosen: readonly ChosenFacet[],
	total: number,
): {
	readonly robots: "index" | "follow";
	/** The one value that the address standing for this one chooses. */
	readonly canonical: ChosenFacet | undefined;
} {
	const isPlain = query.sort === undefined && query.tileCount === undefined && total > 0;
	const [only, ...others] = chosen;
	if (!isPlain || others.length > 0) return { robots: "follow", canonical: undefined };
	if (!only) return { robots: "index", canonical: undefined };
	const isFound = only.isOffered && (only.name === "color" || only.name === "theme");
	return isFound ? { robots: "index", canonical: only } : { robots: "follow", canonical: undefined };
}

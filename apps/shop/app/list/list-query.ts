import type { SortKey } from "@offizin/catalog";
import type { ListQuery } from "#app/paths.ts";

export const facetNames = ["kind", "theme", "format", "color"] as const;
export type FacetName = (typeof facetNames)[number];

/** Sorts of spec 2.3-4 in the order they are offered. Written out, so that no page carries the whole catalogue. */
export const shownSorts = ["sort", "created", "popularity"] as const satisfies readonly SortKey[];

export interface CardListQuery extends ListQuery {
	readonly sort?: SortKey | undefined;
}

/** Tiles of a list at first, and how many more at a time (spec 9.1-7). */
export const TILE_STEP = 12;

/** The same filter with one more row of tiles. */
export function withMoreTiles(query: CardListQuery): CardListQuery {
	return { ...query, tileCount: (query.tileCount ?? TILE_STEP) + TILE_STEP };
}

/**
 * Which address stands for a filtered list (domain.md §11): a single colour or theme may be found by itself;
 * everything else stands behind its base and is not indexed.
 */
export function listRobots(query: CardListQuery): {
	readonly robots: "index" | "follow";
	readonly canonical: ListQuery;
} {
	const chosen = facetNames.filter((name) => query[name] !== undefined);
	const isPlain = query.sort === undefined && query.tileCount === undefined;
	if (chosen.length === 0) return { robots: isPlain ? "index" : "follow", canonical: {} };
	const [only] = chosen;
	const isSingle = chosen.length === 1 && (only === "color" || only === "theme");
	return isSingle && isPlain
		? { robots: "index", canonical: { [only]: query[only] } }
		: { robots: "follow", canonical: {} };
}

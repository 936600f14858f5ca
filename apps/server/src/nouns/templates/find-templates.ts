import { type SortKey, sortKeys } from "@offizin/assortment";
import type { TemplateRow } from "@offizin/templates";
import { countFacets, type FacetQuery, isFound } from "./template-facets.ts";

export interface TemplateQuery extends FacetQuery {
	readonly productType: string;
	readonly sort: SortKey;
	/** What is one item: each template, or each motif in all its colours. */
	readonly per: "template" | "motif";
}

/** How often a motif was begun, by the id of the motif. */
export type PopularityOf = (motif: string) => number;

/** A motif by the id of its card in the first colour. */
export function motifOf({ id, colors }: Pick<TemplateRow, "id" | "colors">): string {
	return colors[0]?.id ?? id;
}

/**
 * The templates that match every facet, and for each facet what its values would show with the others left as they
 * are (spec 2.2). `sorts` are the orders that differ from the recommendation, and it.
 */
export function findTemplates(all: readonly TemplateRow[], query: TemplateQuery, popularityOf: PopularityOf) {
	const ofType = all.filter(({ productType }) => productType === query.productType);
	const matching = ofType.filter((template) => isFound(template, query));
	const isEach = query.per === "template";
	const found = isEach ? matching : motifsIn(matching);
	const facets = countFacets(ofType, query, isEach ? ({ id }) => id : motifOf);
	const order = (key: SortKey) => sorted(found, key, popularityOf);
	const sorts = sortKeys.filter((key) => key === "sort" || isOwnOrder(found, order(key)));
	return { found: order(query.sort), facets, sorts };
}

/**
 * One template for each motif. Collections take turns, and each of them goes through its colours, so that neighbours
 * differ; a colour that was asked for leaves those with it only.
 */
function motifsIn(templates: readonly TemplateRow[]): readonly TemplateRow[] {
	const shelves = [...Map.groupBy(templates, ({ themeId }) => themeId).values()].map((shelf) =>
		[...Map.groupBy(shelf, motifOf).values()].flatMap((colors, place) => colors[place % colors.length] ?? []),
	);
	const longest = Math.max(0, ...shelves.map(({ length }) => length));
	return Array.from({ length: longest }, (_, row) =>
		shelves.flatMap((shelf) => shelf.slice(row, row + 1)),
	).flat();
}

function sorted(
	templates: readonly TemplateRow[],
	sort: SortKey,
	popularityOf: PopularityOf,
): readonly TemplateRow[] {
	switch (sort) {
		case "sort":
			return templates;
		case "created":
			return templates.toSorted((a, b) => b.created.localeCompare(a.created));
		case "popularity":
			return templates.toSorted((a, b) => popularityOf(motifOf(b)) - popularityOf(motifOf(a)));
	}
}

function isOwnOrder(recommended: readonly TemplateRow[], order: readonly TemplateRow[]): boolean {
	return order.some((template, index) => template !== recommended[index]);
}

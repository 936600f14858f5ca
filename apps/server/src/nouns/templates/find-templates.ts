import { type SortKey, sortKeys } from "@offizin/assortment";
import type { TemplateRow } from "@offizin/templates";

const facetOf = {
	theme: (template: TemplateRow) => template.themeId,
	format: (template: TemplateRow) => template.formatType,
	color: (template: TemplateRow) => template.color,
	kind: (template: TemplateRow) => template.kind,
} as const;
export type Facet = keyof typeof facetOf;
const facets: readonly Facet[] = ["theme", "format", "color", "kind"];

export interface TemplateQuery extends Partial<Readonly<Record<Facet, string | undefined>>> {
	readonly productType: string;
	readonly sort: SortKey;
}

interface FacetValue {
	readonly value: string;
	readonly count: number;
}
type FacetCounts = Record<Facet, FacetValue[]>;

/**
 * The templates that match every facet, and for each facet what its values would show with the others left as they
 * are (spec 2.2). Unknown values match nothing. `sorts` are the orders that differ from the recommendation, and it.
 */
export function findTemplates(all: readonly TemplateRow[], query: TemplateQuery) {
	const ofType = all.filter(({ productType }) => productType === query.productType);
	const found = ofType.filter((template) => facets.every((facet) => matches(template, query, facet)));
	const counts = Object.fromEntries(
		facets.map((facet) => {
			const others = facets.filter((other) => other !== facet);
			const reachable = ofType.filter((template) => others.every((other) => matches(template, query, other)));
			return [facet, countBy(reachable, facetOf[facet])];
		}),
	) as FacetCounts;
	const sorts = sortKeys.filter((key) => key === "sort" || isOwnOrder(found, sorted(found, key)));
	return { found: sorted(found, query.sort), facets: counts, sorts };
}

function matches(template: TemplateRow, query: TemplateQuery, facet: Facet): boolean {
	return !query[facet] || facetOf[facet](template) === query[facet];
}

function countBy(templates: readonly TemplateRow[], facet: (template: TemplateRow) => string): FacetValue[] {
	const counts = new Map<string, number>();
	for (const template of templates) counts.set(facet(template), (counts.get(facet(template)) ?? 0) + 1);
	return [...counts].map(([value, count]) => ({ value, count }));
}

/** The order of the recipes is our recommendation; nothing counts sales, so it stands for popularity as well. */
function sorted(templates: readonly TemplateRow[], sort: SortKey): readonly TemplateRow[] {
	if (sort !== "created") return templates;
	return templates.toSorted((a, b) => b.created.localeCompare(a.created));
}

function isOwnOrder(recommended: readonly TemplateRow[], order: readonly TemplateRow[]): boolean {
	return order.some((template, index) => template !== recommended[index]);
}

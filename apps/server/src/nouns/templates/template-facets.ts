import { type ColorFacet, colorFamily, parseColor } from "@offizin/assortment";
import { type TemplateFacet, templateFacets } from "@offizin/contract";
import { cardFormat, foilMetal, refinementOf } from "@offizin/formats";
import type { TemplateRow } from "@offizin/templates";

export type FacetQuery = Partial<Readonly<Record<TemplateFacet, string | undefined>>>;

const foilColors = { gold: "gold", rosegold: "copper", silber: "silver" } as const;

/** What a template is printed in, and the metal it opens with. */
function colorsOf({ color, defaultConfiguration }: TemplateRow): readonly ColorFacet[] {
	const metal = foilMetal(refinementOf(defaultConfiguration));
	return metal ? [color, foilColors[metal]] : [color];
}

/** "navy", "gold", the family "blue" that people look for, and both together as they are written in addresses. */
function colorValues(template: TemplateRow): readonly string[] {
	const colors = colorsOf(template);
	const pair = colors.length > 1 ? parseColor(colors.join("-")) : undefined;
	return [...new Set([...colors, ...colors.map(colorFamily), ...(pair ? [pair.join("-")] : [])])];
}

function formatFacet(formatType: string, facet: "form" | "orientation"): readonly string[] {
	const value = cardFormat(formatType)?.[facet];
	return value === undefined ? [] : [value];
}

/** The values a template is found under. */
const valuesOf: Readonly<Record<TemplateFacet, (template: TemplateRow) => readonly string[]>> = {
	kind: ({ kind }) => [kind],
	occasion: ({ occasion }) => [occasion],
	theme: ({ themeId }) => [themeId],
	style: ({ style }) => [style],
	color: colorValues,
	format: ({ formatType }) => [formatType],
	product: ({ formatType }) => formatFacet(formatType, "form"),
	aspectRatio: ({ formatType }) => formatFacet(formatType, "orientation"),
	punching: ({ defaultConfiguration }) => [defaultConfiguration.punching ?? "ohne"],
	label: ({ hasPhoto }) => [hasPhoto ? "foto" : "ohne-foto"],
};

/** As values are compared: a pair of colours means the same both ways round, an occasion contains its parts. */
function matches(template: TemplateRow, facet: TemplateFacet, asked: string): boolean {
	const own = valuesOf[facet](template);
	if (facet === "color") return own.includes(parseColor(asked)?.join("-") ?? asked);
	if (facet === "occasion") return own.some((value) => value === asked || value.startsWith(`${asked}/`));
	return own.includes(asked);
}

/** Whether a template is found with all facets but `leftOut`. Unknown values match nothing. */
export function isFound(template: TemplateRow, query: FacetQuery, leftOut?: TemplateFacet): boolean {
	return templateFacets.every((facet) => {
		const asked = query[facet];
		return facet === leftOut || !asked || matches(template, facet, asked);
	});
}

export interface FacetValue {
	readonly value: string;
	readonly count: number;
}

/** For each facet what its values would show with the others left as they are. */
export function countFacets(
	templates: readonly TemplateRow[],
	query: FacetQuery,
	itemOf: (template: TemplateRow) => string,
): Record<TemplateFacet, FacetValue[]> {
	const counted = templateFacets.map((facet) => {
		const items = new Map<string, Set<string>>();
		for (const template of templates) {
			if (!isFound(template, query, facet)) continue;
			for (const value of valuesOf[facet](template)) {
				const found = items.get(value) ?? new Set();
				items.set(value, found.add(itemOf(template)));
			}
		}
		return [facet, [...items].map(([value, found]) => ({ value, count: found.size }))];
	});
	return Object.fromEntries(counted);
}

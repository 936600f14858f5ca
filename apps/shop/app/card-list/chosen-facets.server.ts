import type { ChosenFacet } from "./facet-choice.ts";
import { facetWord } from "./facet-word.server.ts";
import { type CardListQuery, type FacetName, facetNames } from "./list-query.ts";

/** A value that leads somewhere, with its name where the catalogue does not know it. */
interface FacetValue {
	readonly value: string;
	readonly name?: string | undefined;
}

/**
 * What the address asks of a list, in words. `offered` are the values of the whole list, before anything is chosen: a
 * value it does not have is told apart, and one that nobody knows has no word.
 */
export function chosenFacets(
	query: CardListQuery,
	offered: Readonly<Partial<Record<FacetName, readonly FacetValue[]>>>,
	locale: string,
): ChosenFacet<FacetName>[] {
	return facetNames.flatMap((name) => {
		const value = query[name];
		const values = offered[name];
		if (value === undefined || values === undefined) return [];
		const own = values.find((option) => option.value === value);
		return [
			{ name, value, label: own?.name ?? facetWord(name, value, locale), isOffered: own !== undefined },
		];
	});
}

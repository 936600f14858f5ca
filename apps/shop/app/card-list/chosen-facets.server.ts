import { parseColor } from "@offizin/assortment";
import { cardFormat } from "@offizin/formats";
import { listOf, productWords, wordsOf } from "@offizin/words";
import { pageWords } from "#app/messages/shop-words.server.ts";
import { isCardKind } from "#app/paths.ts";
import { type CardListQuery, type ChosenFacet, type FacetName, facetNames } from "./list-query.ts";

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
): ChosenFacet[] {
	return facetNames.flatMap((name) => {
		const value = query[name];
		const values = offered[name];
		if (value === undefined || values === undefined) return [];
		const own = values.find((option) => option.value === value);
		return [{ name, value, label: own?.name ?? wordOf(name, value, locale), isOffered: own !== undefined }];
	});
}

function wordOf(name: FacetName, value: string, locale: string): string | undefined {
	switch (name) {
		case "theme":
			return undefined;
		case "kind":
			return isCardKind(value) ? pageWords(locale).kind[value] : undefined;
		case "format":
			return cardFormat(value) && productWords("card", locale).value("formatType", value);
		case "color": {
			const color = parseColor(value);
			const { colour } = wordsOf(locale).facet;
			return (
				color &&
				listOf(
					color.map((key) => colour[key]),
					locale,
				)
			);
		}
	}
}

import { colorFacets, parseColor } from "@offizin/assortment";
import { cardFormat } from "@offizin/formats";
import { designFormatName, listOf, wordsOf } from "@offizin/words";
import { pageWords } from "#app/messages/shop-words.server.ts";
import { isCardKind } from "#app/paths.ts";
import type { FacetName } from "./list-query.ts";

/** What a value of a facet is called; undefined for one that nobody knows. Collections bring their names with them. */
export function facetWord(name: FacetName, value: string, locale: string): string | undefined {
	const { facetValue } = wordsOf(locale).shop.list;
	const own = (words: Readonly<Record<string, string>>) =>
		Object.hasOwn(words, value) ? words[value] : undefined;
	switch (name) {
		case "theme":
			return undefined;
		case "kind":
			return isCardKind(value) ? pageWords(locale).kind[value] : undefined;
		case "format":
			return cardFormat(value) && designFormatName(value, locale);
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
		case "punching":
			return own(wordsOf(locale).product.card.options.punching.values);
		case "style":
			return own(facetValue.style) ?? own(wordsOf(locale).facet.bookStyle);
		case "product":
			return own(facetValue.product);
		case "aspectRatio":
			return own(facetValue.aspectRatio);
		case "label":
			return own(facetValue.label);
	}
}

/** The dot of a colour or of two. */
export function facetSwatch(name: FacetName, value: string): readonly string[] | undefined {
	return name === "color" ? parseColor(value)?.map((key) => colorFacets[key]) : undefined;
}

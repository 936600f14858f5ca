import { cardFormat } from "@offizin/formats";
import { compiled, pageKeyName, type Words, wordsOf } from "@offizin/words";

type Areas = Words["shop"];

/** Formats that have templates, the only ones a page has to name. The catalogue knows many more. */
const shownFormats = [
	...["klappkarte-a6", "klappkarte-sq145", "din-lang-quer", "postkarte-a6"],
	...["booklet-a6-8", "booklet-a5-8", "booklet-sq145-8"],
];

/** Names of what is chosen about a card, with those formats only that a page has to name. */
function names(locale: string) {
	const { format, product } = wordsOf(locale);
	const { paperType, refinementType, punching } = product.card.options;
	const formats: Readonly<Record<string, string>> = format;
	return {
		paper: paperType.values,
		refinement: refinementType.values,
		punching: punching.values,
		format: Object.fromEntries(shownFormats.map((key) => [key, formats[key] ?? key])),
	};
}

/** Spreads of the booklets that have templates, as their pictures are called. */
function openedPages(locale: string): Readonly<Record<string, string>> {
	const pages = shownFormats.flatMap((key) => cardFormat(key)?.pages ?? []);
	return Object.fromEntries(
		pages.filter(({ like }) => like !== undefined).map(({ key }) => [key, pageKeyName(key, locale)]),
	);
}

/** Words of an area. They come with the page they are for: as script they would be loaded by everybody. */
export function areaWords<Name extends keyof Areas>(locale: string, name: Name): Areas[Name] {
	return compiled(wordsOf(locale).shop[name]);
}

/** What every page carries. */
export function pageWords(locale: string) {
	return { ...areaWords(locale, "page"), ...names(locale) };
}

/** Those of a card's page, with the names of its pages. */
export function productWords(locale: string) {
	return { ...areaWords(locale, "product"), page: { ...wordsOf(locale).page.name, ...openedPages(locale) } };
}

import { namesDe } from "@offizin/assortment";
import { compiled, type Words, wordsOf } from "@offizin/words";

type Areas = Words["shop"];

/** Formats that have templates, the only ones a page has to name. The catalogue knows many more. */
const shownFormats = ["klappkarte-a6", "klappkarte-sq145", "din-lang-quer", "postkarte-a6"];

const { paper, refinement, punching, page } = namesDe;
const format: Readonly<Record<string, string>> = Object.fromEntries(
	shownFormats.map((key) => [key, namesDe.format[key] ?? key]),
);
const names = { paper, refinement, punching, format };

/** Words of an area. They come with the page they are for: as script they would be loaded by everybody. */
export function areaWords<Name extends keyof Areas>(locale: string, name: Name): Areas[Name] {
	return compiled(wordsOf(locale).shop[name]);
}

/** What every page carries. */
export function pageWords(locale: string) {
	return { ...areaWords(locale, "page"), ...names };
}

/** Those of a card's page, with the names of its pages. */
export function productWords(locale: string) {
	return { ...areaWords(locale, "product"), page };
}

import { wordsOf } from "./language.ts";
import { ornamentName } from "./ornament-words.ts";
import { own } from "./own.ts";
import { say } from "./say.ts";

type Names = Readonly<Record<string, string>>;

interface Table {
	readonly plain: Names;
	/** Of keys that end in a number. */
	readonly numbered: Names;
}

/** A name by its key; what is no key of ours has been named by somebody and stands for itself. */
function nameIn({ plain, numbered }: Table, key: string, locale: string): string {
	const [, kind = "", number = ""] = /^(.+)-(\d+)$/.exec(key) ?? [];
	const message = own(numbered, kind);
	return own(plain, key) ?? (message === undefined ? key : say(message, { number }, locale));
}

/** What an element of a design is called, by its label: "Namen", "Uhrzeit 2". */
export function elementName(label: string, locale: string): string {
	const { element, numberedElement } = wordsOf(locale).template;
	const drawing = ornamentName(label, locale);
	if (drawing !== undefined) return drawing;
	return nameIn({ plain: element, numbered: numberedElement }, label, locale);
}

/** What a swatch of a design is called, by its name there: "Messing", "Blatt 3". */
export function swatchName(name: string, locale: string): string {
	const { swatch, numberedSwatch } = wordsOf(locale).template;
	return nameIn({ plain: swatch, numbered: numberedSwatch }, name, locale);
}

/** What a typeface cut is called: "EB Garamond Kursiv". */
export function fontName(
	{ name, isItalic }: { readonly name: string; readonly isItalic: boolean },
	locale: string,
): string {
	return isItalic ? say(wordsOf(locale).template.italic, { font: name }, locale) : name;
}

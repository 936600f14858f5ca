import type { Fact, FactValue } from "@offizin/assortment";
import { wordsOf } from "./language.ts";
import { sayGrammage, sayLength, sayPages, sayPixels, saySize, sayThickness, sayWeight } from "./measures.ts";
import { monthName } from "./month-name.ts";
import { say } from "./say.ts";

type Table = Readonly<Record<string, string>>;

/** A fact in words; `valueName` says what the values of the product's options are called. */
export function factWords(
	{ code, values = {} }: Fact,
	valueName: (option: string, value: string) => string,
	locale: string,
): { readonly name: string; readonly value: string } {
	const { name, value } = wordsOf(locale).fact[code];
	const told = Object.fromEntries(
		Object.entries(values).map(([key, one]) => [key, tellValue(one, valueName, locale)]),
	);
	return { name, value: say(value, told, locale) };
}

/** A measure or a name, with its unit. */
export function tellValue(
	value: FactValue,
	valueName: (option: string, value: string) => string,
	locale: string,
): string {
	if (typeof value !== "object") return String(value);
	if ("size" in value) return saySize(value.size, locale);
	if ("micrometres" in value) return sayThickness(value.micrometres, locale);
	if ("grams" in value) return sayWeight(value.grams, locale);
	if ("grammage" in value) return sayGrammage(value.grammage, locale);
	if ("pages" in value) return sayPages(value.pages, locale);
	if ("pixels" in value) return sayPixels(value.pixels, locale);
	if ("month" in value) return `${monthName(value.month, locale)}\u00a0${value.year}`;
	if ("option" in value) return valueName(value.option, value.value);
	if ("envelope" in value) {
		const sizes: Table = wordsOf(locale).accessory.part.size;
		return sizes[value.envelope] ?? value.envelope;
	}
	const names: Table = wordsOf(locale).fitting;
	const fittings = value.fittings.map(({ key, count, length }) => {
		const cut = length === undefined ? "" : `, ${sayLength(length, locale)}`;
		// Of one that is a set by itself a count says nothing: "Abstandhalter, 4 Stück".
		const times = count > 1 ? `${count}\u00a0× ` : "";
		return `${times}${names[key] ?? key}${cut}`;
	});
	return fittings.join("; ") || wordsOf(locale).fitting.none;
}

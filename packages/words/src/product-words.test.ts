import {
	accessories,
	layoutKinds,
	occasions,
	photobookCategories,
	photobookStyles,
	products,
} from "@offizin/assortment";
import { offeredValues } from "@offizin/solver";
import { describe, expect, test } from "vitest";
import { accessoryName, accessoryNote } from "./accessory-words.ts";
import { languages, wordsOf } from "./language.ts";
import { productWords } from "./product-words.ts";

const everyOption = products.flatMap((product) => product.options.map((option) => ({ product, option })));
const doubles = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index);
/** What would show that a word is missing: a key of ours, or a value that was not put in. */
const isMissing = /undefined|NaN|[{}]|^[a-z0-9]+(-[a-z0-9]+)+$/;

describe.each(languages)("[assortment.K17] products in %s", (locale) => {
	test.each(everyOption)("$product.key has names for $option.key and its values", ({ product, option }) => {
		const words = productWords(product.key, locale);
		const values = offeredValues(option);
		const names = values.map((value) => words.value(option.key, value));
		expect(words.name).not.toBe(product.key);
		expect(words.option(option.key)).not.toBe(option.key);
		expect(names.filter((name) => isMissing.test(name))).toEqual([]);
		// Our keys are German words, so that in German some names are spelled like them.
		const unnamed = names.filter((name, at) => name === values[at] && !/^\d+$/.test(name));
		if (locale !== "de") expect(unnamed).toEqual([]);
		if (option.parameter === undefined) expect(doubles(names)).toEqual([]);
		const notes = values.map((value) => words.note(option.key, value) ?? "");
		expect(notes.filter((note) => /undefined|NaN|[{}]|\.$/.test(note))).toEqual([]);
	});

	test("every accessory is told apart by its name and its note", () => {
		const told = accessories.map(
			(one) => `${accessoryName(one, locale)}, ${accessoryNote(one, locale) ?? ""}`,
		);
		expect(told.filter((name) => isMissing.test(name))).toEqual([]);
		expect(doubles(told)).toEqual([]);
	});

	test("no part of a SKU is shown as it stands there", () => {
		const tables: Readonly<Record<string, Readonly<Record<string, string>>>> = wordsOf(locale).accessory.part;
		for (const { parts, size } of accessories) {
			for (const [field, key] of Object.entries(parts)) {
				if (field === "kind" || field === "cm" || (field === "size" && size && parts.kind !== "envelope"))
					continue;
				expect(tables[field]?.[key], `${field} ${key}`).toBeDefined();
			}
		}
	});

	test("everything that lists are filtered by has a name, and nothing else", () => {
		const { occasion, layoutKind, bookCategory, bookStyle } = wordsOf(locale).facet;
		expect(Object.keys(occasion).sort()).toEqual(occasions.map(({ slug }) => slug).sort());
		expect(Object.keys(layoutKind).sort()).toEqual([...layoutKinds].sort());
		expect(Object.keys(bookCategory).sort()).toEqual(photobookCategories.map(({ key }) => key).sort());
		expect(Object.keys(bookStyle).sort()).toEqual(photobookStyles.map(({ key }) => key).sort());
	});
});

test.each([
	["card", "formatType", "klappkarte-b6-quer", "B6 folded card, landscape", "17\u202f×\u202f12\u00a0cm"],
	["card", "paperType", "naturweiss", "Uncoated white", "300\u00a0gsm"],
	[
		"card",
		"envelope",
		"envelope-spitz-salbei-c6",
		"Sage envelope, pointed flap",
		"C6, 162\u202f×\u202f114\u00a0mm, 120\u00a0gsm",
	],
	["calendar", "startMonth", "3", "March", undefined],
	["photobook", "pageCount", "24", "24 pages", undefined],
	["photoframe", "format", "60x40", "60\u00a0×\u00a040\u00a0cm", undefined],
] as const)("in English %s %s %s is %s", (product, option, value, name, note) => {
	const words = productWords(product, "en-GB");
	expect(words.value(option, value)).toBe(name);
	expect(words.note(option, value)).toBe(note);
});

test("what the catalogue does not have stands for itself", () => {
	const words = productWords("card", "de-DE");
	expect(words.value("paperType", "bütten")).toBe("bütten");
	expect(words.value("formatType", "toString")).toBe("toString");
	expect(words.option("constructor")).toBe("constructor");
	expect(words.value("constructor", "a")).toBe("a");
});

import { accessories, factCodes, products } from "@offizin/assortment";
import { offeredValues } from "@offizin/solver";
import { expect, test } from "vitest";
import { accessoryName, accessoryNote } from "./accessory-words.ts";
import { wordsOf } from "./language.ts";
import { productWords } from "./product-words.ts";

const GERMAN = "de-DE";

/** Everything that shoppers read about products and accessories. */
const texts = [
	...products.flatMap(({ key, options }) => {
		const words = productWords(key, GERMAN);
		const listed = options.filter(({ domain }) => domain.kind === "list");
		return [
			words.name,
			...options.map((option) => words.option(option.key)),
			...listed.flatMap((option) =>
				offeredValues(option).flatMap((value) => [
					words.value(option.key, value),
					words.note(option.key, value) ?? "",
				]),
			),
		];
	}),
	...accessories.flatMap((one) => [accessoryName(one, GERMAN), accessoryNote(one, GERMAN) ?? ""]),
];
const facts = factCodes.map((code) => wordsOf(GERMAN).fact[code].value);

test("[§13] numbers hold on to their units, and sizes to their ×", () => {
	const torn = [...texts, ...facts].filter((text) =>
		/\d (cm|mm|ml|g|kg|m²|px|°C)(?![a-zäöü])| ×|× /u.test(text),
	);
	expect([...new Set(torn)]).toEqual([]);
});

test("[§13] no straight quotes, no hyphen for a range, no exclamation mark", () => {
	expect([...texts, ...facts].filter((text) => /["'!]|\d-\d/.test(text))).toEqual([]);
});

test("[§13] what lies in a card is an Einlage; an Einlegeblatt is printed", () => {
	expect(productWords("card", GERMAN).option("inlay")).toBe("Einlage");
	for (const one of accessories) {
		if (one.kind === "inlay") expect(accessoryName(one, GERMAN)).toMatch(/^Einlage /);
	}
});

test("[§7.2] confetti is named as the set of 100 that its price is for", () => {
	expect(productWords("card", GERMAN).value("formatType", "konfetti")).toBe("Konfetti, 100\u00a0Stück");
});

test("what the catalogue does not have stands for itself", () => {
	expect(productWords("card", GERMAN).value("paperType", "bütten")).toBe("bütten");
	expect(productWords("card", GERMAN).value("formatType", "toString")).toBe("toString");
});

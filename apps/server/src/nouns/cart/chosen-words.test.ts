import { cardProduct, geometryOf, giftwrapProduct, products, trimOf } from "@offizin/assortment";
import { choicesOf, defaultConfiguration } from "@offizin/solver";
import { tellChoice } from "@offizin/words";
import { describe, expect, test } from "vitest";
import { chosenWords } from "./chosen-words.ts";

const plain = defaultConfiguration(cardProduct);

function cardIn(locale: string, values: Readonly<Record<string, string>>): string[] {
	const configuration = { ...plain, ...values };
	return chosenWords({ product: "card", configuration }, locale).map(tellChoice);
}

describe("what was chosen of a card, in words", () => {
	test("has the trimmed size, the faces and the weight of its paper", () => {
		const gold = { paperType: "naturweiss", refinementType: "gold", punching: "herzecken" };
		expect(cardIn("de-DE", gold)).toEqual([
			"Klappkarte A6, 4\u00a0Seiten, 10,5\u202f×\u202f14,8\u00a0cm",
			"Naturpapier weiß, 300\u00a0g/m²",
			"Heißfolie Gold",
			"Herzecken",
		]);
		expect(cardIn("en-GB", {})).toEqual([
			"A6 folded card, 4\u00a0pages, 10.5\u202f×\u202f14.8\u00a0cm",
			"Matt coated paper, 300\u00a0gsm",
		]);
	});

	test("[§1] a sheet inside a card is of a lighter paper", () => {
		const insert = { formatType: "einlegeblatt-dl", paperType: "naturweiss" };
		expect(cardIn("de-DE", insert)).toContain("Naturpapier weiß, 120\u00a0g/m²");
	});

	test("what the catalogue no longer has is told as an old order has it, without measures", () => {
		const old = { formatType: "telegramm", paperType: "bütten" };
		expect(cardIn("de-DE", old)).toEqual(["telegramm", "bütten"]);
		expect(trimOf({ product: "card", configuration: { ...plain, ...old } })).toBeUndefined();
	});

	test("what is packed with it is told apart, and what is left out not at all", () => {
		const envelope = choicesOf(cardProduct, "envelope").at(-1)?.key ?? "";
		expect(cardIn("de-DE", { envelope })).toEqual(cardIn("de-DE", {}));
	});
});

test("other products are told option by option, as large as they are printed", () => {
	const made = { product: "giftwrap", configuration: defaultConfiguration(giftwrapProduct) } as const;
	expect(chosenWords(made, "de-DE")).toEqual([
		{ option: "pattern", name: "Muster", value: "Eukalyptus" },
		{ option: "color", name: "Farbe", value: "Salbei" },
		{ option: "sheets", name: "Bogen im Set", value: "3\u00a0Bogen" },
	]);
	expect(trimOf(made)).toEqual(geometryOf(made).trim);
	expect(trimOf({ ...made, product: "merch" })).toBeUndefined();
});

test.each(["de-DE", "en-GB"])("every choice of every product has a word of its own in %s", (locale) => {
	for (const { key: product, options } of products) {
		for (const { key, parameter } of options) {
			if (parameter === "sku") continue;
			const named = choicesOf({ ...cardProduct, options }, key).map((choice) => {
				const [told] = chosenWords({ product, configuration: { [key]: choice.key } }, locale).filter(
					({ option }) => option === key,
				);
				return told?.value ?? "";
			});
			expect(new Set(named).size, `${product}.${key}: ${named}`).toBe(named.length);
		}
	}
});

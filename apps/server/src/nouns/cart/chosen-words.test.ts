import { cardProduct, designedProduct, geometryOf, giftwrapProduct, trimOf } from "@offizin/assortment";
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
			"Klappkarte A6, 4 Seiten, 10,5\u202f×\u202f14,8\u00a0cm",
			"Naturpapier weiß, 300\u00a0g/m²",
			"Heißfolie Gold",
			"Herzecken",
		]);
		expect(cardIn("en-GB", {})).toEqual([
			"A6 folded card, 4 pages, 10.5\u202f×\u202f14.8\u00a0cm",
			"Matt art paper, 300\u00a0gsm",
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

test.each(["de-DE", "en-GB"])("everything that cards are made of has a word of its own in %s", (locale) => {
	const words = ["formatType", "paperType", "refinementType", "punching"].flatMap((option) =>
		choicesOf(cardProduct, option).flatMap(({ key }) =>
			chosenWords({ product: "card", configuration: { [option]: key } }, locale).map(
				({ value }): [string, string] => [key, value],
			),
		),
	);
	for (const [key, word] of words) expect(word).not.toBe(key);
	expect(new Set(words.map(([, word]) => word)).size).toBe(words.length);
});

const picture = defaultConfiguration(designedProduct("photoframe"));
const toldOf = (configuration: Record<string, string>) =>
	chosenWords({ product: "photoframe", configuration }, "de-DE").map(({ option }) => option);

test("[15] of a picture without a frame nothing is said of mats and glass", () => {
	expect(toldOf(picture)).toEqual(["materialType", "format", "variant", "edge"]);
	const framed = {
		...picture,
		materialType: "poster",
		variant: "seidenmatt",
		edge: "ohne",
		frame: "alurahmen",
	};
	const mat = { frameType: "schwarz", matSize: "30", matType: "mat-weiss", glazing: "acryl" };
	expect(toldOf({ ...framed, ...mat })).toEqual(
		expect.arrayContaining(["frame", "frameType", "matSize", "matType", "glazing"]),
	);
});

test("[15] a line says which colour goes round the bar", () => {
	const configuration = { ...picture, edge: "farbe" };
	const told = (ground?: string) =>
		chosenWords({ product: "photoframe", configuration, ground }, "de-DE").find(
			({ option }) => option === "edge",
		);
	expect(told("midnight-blue")).toMatchObject({ value: "farbige Kante", note: "Nachtblau" });
	expect(told("#12ab9f")?.note).toBe("#12ab9f");
	expect(told()?.note).toBeUndefined();
});

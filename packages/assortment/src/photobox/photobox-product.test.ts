import { possibleValues, violations } from "@offizin/solver";
import { germanFacts, germanName } from "@offizin/testkit";
import { describe, expect, test } from "vitest";
import { photoPapers } from "../photoprint/photo-papers.ts";
import { boxDesigns } from "./designs.ts";
import { photoboxProduct } from "./photobox-product.ts";

const box = { type: "photobox", format: "retro", material: "matt", design: "dt41", amount: "50" };
const factsOf = (changes: Partial<typeof box>) =>
	Object.fromEntries(
		germanFacts(photoboxProduct, { ...box, ...changes }).map(({ name, value }) => [name, value]),
	);
const amountsOf = (changes: Partial<typeof box>) =>
	possibleValues(photoboxProduct, { ...box, ...changes }, "amount")
		.filter(({ isPossible }) => isPossible)
		.map(({ value }) => value);

describe("[3.7-4] photo boxes", () => {
	test("17 designs lie between dt41 and dt58, each with a name of its own", () => {
		expect(boxDesigns).toHaveLength(17);
		expect(new Set(boxDesigns.map(({ key }) => germanName(photoboxProduct, "design", key))).size).toBe(17);
		for (const { key } of boxDesigns)
			expect(Number(key.slice(2))).toBeOneOf([...Array(18).keys()].map((n) => n + 41));
	});

	test("a box takes as many pictures as its format and its paper allow", () => {
		expect(amountsOf({})).toEqual(["20", "30", "50", "75", "100"]);
		expect(amountsOf({ format: "gross" })).toEqual(["20", "30", "50"]);
		expect(amountsOf({ material: "fine-art" })).toEqual(["20", "30", "50", "75"]);
		expect(amountsOf({ format: "gross", material: "fine-art" })).toEqual(["20", "30", "50"]);
	});

	test("a choice that cannot be made names its rule", () => {
		expect(
			violations(photoboxProduct, { ...box, format: "gross", amount: "75" }).map(({ code }) => code),
		).toEqual(["photobox.gross-amount"]);
	});

	test("amounts are called „N Bilder“", () => {
		const amount = photoboxProduct.options.find(({ key }) => key === "amount");
		expect(
			amount?.domain.kind === "list" &&
				amount.domain.choices.map(({ key }) => germanName(photoboxProduct, "amount", key)),
		).toEqual(["20", "30", "50", "75", "100"].map((count) => `${count} Bilder`));
	});
});

describe("[§5] what a box measures and weighs", () => {
	test("the print, the picture on it, and 12 mm more for the box", () => {
		// 50 prints of 0.24 mm are 12 mm high.
		expect(factsOf({})).toMatchObject({
			Abzug: "8,8 × 10,7 cm",
			Bild: "7,9 × 7,9 cm",
			"Box außen": "10 × 11,9 cm, 24 mm hoch",
		});
		expect(factsOf({ format: "gross", material: "fine-art" })).toMatchObject({
			Bild: "13 × 18 cm",
			"Box außen": "14,2 × 19,2 cm, 35 mm hoch",
		});
	});

	test("50 retro prints on 230 g/m² weigh 108 g, lid and tray 45 g", () => {
		expect(factsOf({}).Gewicht).toBe("153 g");
	});

	test("more pictures are heavier on every paper", () => {
		for (const { key } of photoPapers) {
			const grams = ["20", "50", "75"].map((amount) =>
				Number.parseInt(factsOf({ material: key, amount }).Gewicht ?? "", 10),
			);
			expect(grams).toEqual(grams.toSorted((a, b) => a - b));
			expect(new Set(grams).size).toBe(3);
		}
	});
});

import { cardFormat, paper, size } from "@offizin/formats";
import { mm, um } from "@offizin/units";
import { describe, expect, test } from "vitest";
import { accessory } from "./accessories.ts";
import { envelopeMeasure } from "./envelope.ts";
import { letterOf } from "./letter-of.ts";
import { cardThickness, cardWeight, type Insert } from "./mailed-card.ts";
import { postageClass } from "./postage.ts";

function letter(formatKey: string, inserts: readonly Insert[] = [], paperKey = "matt") {
	const format = cardFormat(formatKey) ?? missing();
	const stock = paper(paperKey) ?? missing();
	const envelope = envelopeMeasure(format.envelope ?? "") ?? missing();
	return letterOf(cardThickness(format, stock, inserts), cardWeight(format, stock, inserts), envelope);
}

describe("[1.2] [0.1] letters in Germany", () => {
	test.each([
		// 9.3 + 5, 12.2 + 6 and 12.6 + 7 g.
		["klappkarte-a6", "standard"],
		["klappkarte-b6", "standard"],
		["klappkarte-dl", "standard"],
		["klappkarte-a5", "large"],
		["klappkarte-sq145", "large"],
	])("%s is a %s letter", (key, postage) => {
		expect(postageClass("DE", letter(key))?.class).toBe(postage);
	});

	test("b6 with an answer card is more than 20 g, and says so", () => {
		const answer: Insert = {
			format: cardFormat("einlegekarte-140x100") ?? missing(),
			paper: paper("matt") ?? missing(),
		};
		const postage = postageClass("DE", letter("klappkarte-b6", [answer]));
		expect(postage).toEqual({ class: "compact", because: "heavy" });
	});

	test("DIN lang of 350 g/m² is 21.7 g", () => {
		expect(postageClass("DE", letter("klappkarte-dl", [], "seidenmatt"))?.class).toBe("compact");
	});

	test("a bow makes it thick, and squares go as large letters", () => {
		const postage = postageClass(
			"DE",
			letter("klappkarte-a6", [accessory("bow-gold") ?? missing(), accessory("seal-gold") ?? missing()]),
		);
		expect(postage).toEqual({ class: "compact", because: "thick" });
		expect(postageClass("DE", letter("klappkarte-sq145"))).toEqual({ class: "large", because: "square" });
	});

	test("a small envelope is no standard letter", () => {
		expect(postageClass("DE", letter("teelichtkarte"))).toEqual({ class: "compact", because: "small" });
	});
});

describe("limits", () => {
	const of = (width: number, height: number, thickness: number, grams: number) => ({
		size: size(width, height),
		thickness: mm(thickness),
		milligrams: grams * 1000,
	});

	test.each([
		["DE", of(235, 125, 5, 20), "standard"],
		["DE", of(125, 235, 5, 20), "standard"],
		["DE", of(236, 125, 5, 20), "large"],
		["DE", of(235, 126, 5, 20), "large"],
		["DE", of(140, 90, 5.1, 20), "compact"],
		["DE", of(140, 90, 5, 20.001), "compact"],
		["DE", of(140, 89, 5, 20), "compact"],
		["DE", of(110, 110, 5, 20), "large"],
		["DE", of(235, 125, 11, 20), "large"],
		["DE", of(235, 125, 10, 51), "large"],
		["DE", of(353, 250, 20, 500), "large"],
		["DE", of(353, 250, 20, 501), "parcel"],
		["DE", of(354, 250, 20, 20), "parcel"],
		["DE", of(90, 60, 1, 5), "parcel"],
		["AT", of(229, 162, 5, 20), "standard"],
		["AT", of(155, 155, 5, 20), "standard"],
		["AT", of(229, 162, 5, 21), "compact"],
		["CH", of(250, 176, 20, 100), "standard"],
		["CH", of(250, 176, 20, 101), "compact"],
		["CH", of(251, 176, 20, 100), "large"],
	])("from %s: %o is %s", (country, item, postage) => {
		expect(postageClass(country, item)?.class).toBe(postage);
	});

	test("what is too heavy for a letter is a parcel", () => {
		expect(postageClass("DE", of(353, 250, 20, 501))).toEqual({ class: "parcel", because: "heavy" });
	});

	test("a country without a table has no class", () => {
		expect(postageClass("FR", of(162, 114, 1, 15))).toBeUndefined();
		expect(postageClass("constructor", of(162, 114, 1, 15))).toBeUndefined();
	});

	test("the envelope counts with 0.45 mm and its weight", () => {
		const c6 = envelopeMeasure("c6") ?? missing();
		expect(letterOf(um(540), 9324, c6)).toMatchObject({ thickness: 990, milligrams: 14_324 });
	});
});

function missing(): never {
	throw new Error("missing in the catalogue");
}

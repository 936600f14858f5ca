import { parseConfiguration } from "@offizin/solver";
import { germanFacts } from "@offizin/testkit";
import { expect, test } from "vitest";
import { postageClass } from "../accessory/postage.ts";
import { cardLetter } from "./card-facts.ts";
import { cardProduct } from "./card-product.ts";

function facts(input: Readonly<Record<string, string>>) {
	const read = parseConfiguration(cardProduct, input);
	const list = read.ok ? germanFacts(cardProduct, read.value) : [];
	return Object.fromEntries(list.map(({ name, value }) => [name, value]));
}

test("[§1.2] a folded A6 card tells its sizes and weight", () => {
	expect(facts({ formatType: "klappkarte-a6" })).toEqual({
		"Format geschlossen": "10,5 × 14,8 cm",
		"Format offen": "21 × 14,8 cm",
		Papier: "300 g/m²",
		"Gewicht der Karte": "10 g",
		"Passender Umschlag": "C6, 16,2 × 11,4 cm",
		"Brief mit Umschlag": "15 g, 1 mm stark",
	});
});

test("[§1.3] an opened pocketfold is told without the pocket of its flat sheet, and by stock that closes", () => {
	expect(facts({ formatType: "pocketfold-115x162", paperType: "seidenmatt" })).toMatchObject({
		"Format geschlossen": "11,5 × 16,2 cm",
		"Format offen": "34,9 × 16,2 cm",
		Papier: "300 g/m²",
	});
});

test("[§1.3] a booklet tells its spread and both its papers", () => {
	expect(facts({ formatType: "booklet-a5-8" })).toMatchObject({
		"Format geschlossen": "14,8 × 21 cm",
		"Format offen": "29,6 × 21 cm",
		Papier: "170 g/m², Umschlagseiten 300 g/m²",
	});
});

test("[§1.2] a folded B6 card with an inlay is too heavy for a standard letter, a square one is a large letter", () => {
	const postage = (input: Readonly<Record<string, string>>) => {
		const read = parseConfiguration(cardProduct, input);
		const letter = read.ok ? cardLetter(read.value) : undefined;
		return letter && postageClass("DE", letter)?.class;
	};
	const inlay = { sku: "inlay-115x165-weiss,envelope-gerade-weiss-b6" };
	expect(postage({ formatType: "klappkarte-b6", ...inlay })).toBe("compact");
	expect(postage({ formatType: "klappkarte-b6" })).toBe("standard");
	expect(postage({ formatType: "klappkarte-sq145" })).toBe("large");
	expect(postage({ formatType: "tischkarte", paperType: "kraft" })).toBeUndefined();
});

test("what is not posted in an envelope tells no letter", () => {
	expect(facts({ formatType: "tischkarte", paperType: "kraft" })).toEqual({
		Format: "8,5 × 5,5 cm",
		Papier: "280 g/m²",
		"Gewicht der Karte": "2 g",
	});
});

import { expect, test } from "vitest";
import { parseConfiguration } from "../product/parse-configuration.ts";
import { cardProduct } from "./card-product.ts";

function facts(input: Readonly<Record<string, string>>) {
	const read = parseConfiguration(cardProduct, input);
	const list = read.ok ? cardProduct.facts(read.value) : [];
	return Object.fromEntries(
		list.map(({ nameDe, valueDe }) => [nameDe, valueDe.replaceAll(/[\u00a0\u202f]/g, " ")]),
	);
}

test("[§1.2] a folded A6 card tells its sizes, weight and postage", () => {
	expect(facts({ formatType: "klappkarte-a6" })).toEqual({
		"Format geschlossen": "10,5 × 14,8 cm",
		"Format offen": "21 × 14,8 cm",
		Papier: "300 g/m²",
		"Gewicht der Karte": "10 g",
		"Passender Umschlag": "C6, 16,2 × 11,4 cm",
		"Brief mit Umschlag": "15 g, 1 mm stark",
		"Porto in Deutschland": "Standardbrief",
	});
});

test("[§1.2] a folded B6 card with an inlay is too heavy for a standard letter, a square one is a large letter", () => {
	const inlay = { sku: "inlay-115x165-weiss,envelope-gerade-weiss-b6" };
	expect(facts({ formatType: "klappkarte-b6", ...inlay })["Porto in Deutschland"]).toBe("Kompaktbrief");
	expect(facts({ formatType: "klappkarte-b6" })["Porto in Deutschland"]).toBe("Standardbrief");
	expect(facts({ formatType: "klappkarte-sq145" })["Porto in Deutschland"]).toBe("Großbrief");
});

test("what is not posted in an envelope tells no postage", () => {
	expect(facts({ formatType: "tischkarte", paperType: "kraft" })).toEqual({
		Format: "8,5 × 5,5 cm",
		Papier: "280 g/m²",
		"Gewicht der Karte": "2 g",
	});
});

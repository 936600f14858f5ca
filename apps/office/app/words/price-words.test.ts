import { expect, test } from "vitest";
import { officeLine } from "#app/order-page/order-fixtures.ts";
import { priceWord } from "./price-words.ts";
import { sayDe } from "./words-fixtures.ts";

const { choices } = officeLine();
const line = officeLine({
	choices: [...choices, { option: "punching", name: "Stanzung", value: "Wellenrand" }],
	accessories: [
		{ sku: "envelope-gerade-salbei-c6", name: "Umschlag Salbei, gerade Klappe", shipsSeparately: false },
	],
});

const names: Readonly<Record<string, string>> = {
	"accessory.ribbon": "Band",
	"photoframe.mat": "Passepartout",
};

test.each([
	["card.base", "Grundpreis Klappkarte A6"],
	["card.paper", "Aufpreis Naturpapier creme, 300\u00a0g/m²"],
	["card.refinement", "Veredelung Heißfolie Gold"],
	["card.punching", "Stanzung Wellenrand"],
	["accessory.envelope", "Umschlag Salbei, gerade Klappe"],
	["accessory.ribbon", "Band"],
	["photoframe.mat", "Passepartout"],
])("%s is %s", (code, word) => {
	expect(priceWord({ code, name: names[code] ?? "" }, line, sayDe)).toBe(word);
});

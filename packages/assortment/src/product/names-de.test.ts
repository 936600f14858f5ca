import { expect, test } from "vitest";
import { accessories } from "../accessory/accessories.ts";
import { products } from "./registry.ts";

/** Everything that shoppers read about products and accessories. */
const texts = [
	...products.flatMap(({ nameDe, options }) => [
		nameDe,
		...options.map((option) => option.nameDe),
		...options.flatMap(({ domain }) =>
			domain.kind === "list" ? domain.choices.flatMap((choice) => [choice.nameDe, choice.noteDe ?? ""]) : [],
		),
	]),
	...accessories.flatMap(({ nameDe, noteDe = "" }) => [nameDe, noteDe]),
];

test("[§13] numbers hold on to their units, and sizes to their ×", () => {
	const torn = texts.filter((text) => /\d (cm|mm|ml|g|kg|m²|px|°C)(?![a-zäöü])| ×|× /u.test(text));
	expect([...new Set(torn)]).toEqual([]);
});

test("[§13] no straight quotes, no hyphen for a range, no exclamation mark", () => {
	expect(texts.filter((text) => /["'!]|\d-\d/.test(text))).toEqual([]);
});

test("[§13] what lies in a card is an Einlage; an Einlegeblatt is printed", () => {
	const inlay = products.flatMap(({ options }) => options.find(({ key }) => key === "inlay") ?? []);
	expect(inlay.map(({ nameDe }) => nameDe)).toEqual(["Einlage"]);
	for (const { kind, nameDe } of accessories) {
		if (kind === "inlay") expect(nameDe).toMatch(/^Einlage /);
	}
});

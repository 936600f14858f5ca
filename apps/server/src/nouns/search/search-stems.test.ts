import { expect, test } from "vitest";
import { searchStems } from "./search-stems.ts";

test.each([
	["Gästebuch", "Gaestebuch", "gastebuch", "GÄSTEBÜCHER"],
	["Karte", "Karten", "karte"],
	["Papier", "Papiere", "Papieren"],
	["Umschlag", "Umschläge", "Umschlaege", "Umschlägen"],
	["Größe", "Groesse", "grosse", "Größen"],
	["Soirée", "Soiree", "soirée"],
	["card", "cards"],
])("%s is the same word as its other forms", (...forms) => {
	expect(new Set(forms.flatMap(searchStems)).size).toBe(1);
});

test.each([
	["Buch", "Bach"],
	["Leinwand", "Wand"],
	["Rose", "Ross"],
])("%s and %s are two words", (one, other) => {
	expect(searchStems(one)).not.toEqual(searchStems(other));
});

test("words that say nothing are left out, figures stay, sizes are one word", () => {
	expect(searchStems("Foto auf Leinwand, 80 × 60 cm")).toEqual(["foto", "leinwand", "80x60", "cm"]);
	expect(searchStems("80x60")).toEqual(["80x60"]);
	expect(searchStems("für die und mit 7")).toEqual(["7"]);
	expect(searchStems("%_' -- ☃")).toEqual([]);
});

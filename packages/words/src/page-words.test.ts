import { cardFormat, cardFormats } from "@offizin/formats";
import { describe, expect, test } from "vitest";
import { languages } from "./language.ts";
import { pageName, panelNames } from "./page-words.ts";

function format(key: string) {
	const found = cardFormat(key);
	if (!found) throw new Error(`no format ${key}`);
	return found;
}

describe("names of pages", () => {
	test.each(languages)(
		"every page of every format has a name of its own there, none shows its key: %s",
		(locale) => {
			for (const one of cardFormats) {
				const names = one.pages.map(({ key }) => pageName(one, key, locale));
				expect(new Set(names).size, one.key).toBe(names.length);
				expect(names.filter((name) => /[a-z]-[a-z0-9]/.test(name) || /undefined|NaN/.test(name))).toEqual([]);
				expect(
					names.every((name) => /^\p{Lu}/u.test(name)),
					one.key,
				).toBe(true);
			}
		},
	);

	test.each([
		["klappkarte-a6", "front", "Vorderseite"],
		["doppelklappkarte-a6", "flap", "Klappe außen"],
		["doppelklappkarte-a6-altarfalz", "front", "Vorderseite, linke Tür"],
		["kartenfaecher-4", "front", "Blatt 1 Vorderseite"],
		["kartenfaecher-4", "leaf-3-back", "Blatt 3 Rückseite"],
		["pocketfold-sq145-2", "insert-2-front", "Einleger 2 Vorderseite"],
		["leporello-a6-3", "panel-4", "Seite 4"],
		["booklet-a5-8", "spread-2", "Seiten 2 und 3"],
		["briefumschlag-c6-spitz", "front", "Anschriftseite"],
		["klappkarte-a6", "constructor", "constructor"],
	])("%s %s is %s", (formatKey, page, name) => {
		expect(pageName(format(formatKey), page, "de-DE")).toBe(name);
	});
});

describe("names of panels", () => {
	test("there is one for each panel of a page", () => {
		for (const one of cardFormats) {
			for (const page of one.pages) {
				expect(panelNames(one, page.key, "de-DE"), `${one.key} ${page.key}`).toHaveLength(
					page.folds.length + 1,
				);
			}
		}
	});

	test.each([
		["klappkarte-a6", ["Innenseite links", "Innenseite rechts"]],
		["klappkarte-a6-quer", ["Innenseite oben", "Innenseite unten"]],
		["doppelklappkarte-b6", ["Innenseite links", "Innenseite Mitte", "Klappe innen"]],
		["doppelklappkarte-b6-quer", ["Innenseite oben", "Innenseite Mitte", "Klappe innen"]],
		["doppelklappkarte-b6-altarfalz", ["linke Tür innen", "Innenseite", "rechte Tür innen"]],
		[
			"pocketfold-115x162",
			["Innenseite links", "Rücken", "Innenseite Mitte", "schmaler Rücken", "Innenseite rechts"],
		],
	])("the inside of %s", (key, names) => {
		expect(panelNames(format(key), "inner", "de-DE")).toEqual(names);
	});

	test("a band names what of the card it covers, a page without folds itself", () => {
		expect(panelNames(format("banderole-a6"), "front", "de-DE")[2]).toBe("Vorderseite");
		expect(panelNames(format("kartentrio"), "leaf-2-front", "de-DE")).toEqual(["Blatt 2 Vorderseite"]);
	});
});

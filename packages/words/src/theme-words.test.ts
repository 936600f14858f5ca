import { expect, test } from "vitest";
import { elementName, fontName, swatchName } from "./template-part-words.ts";
import { colorwayName, templateWords, themeWords } from "./theme-words.ts";

const card = { themeId: "eukalyptus", formatType: "klappkarte-a6", colorway: "salbei" };

test("[2.3-6] a card goes by its collection and its own name, in its colour", () => {
	expect(templateWords(card, "de-DE")).toMatchObject({
		name: "Eukalyptus – Einladung Klappkarte",
		ownName: "Einladung Klappkarte",
		colorName: "Salbei",
	});
	expect(templateWords(card, "en-DE")).toMatchObject({
		name: "Eucalyptus – Folded invitation",
		ownName: "Folded invitation",
		colorName: "Sage",
	});
	expect(colorwayName({ themeId: "soiree", colorway: "nachtblau" }, "en-GB")).toBe("Midnight blue");
});

test("a card, a colour or a collection without words is a fault of ours", () => {
	expect(() => templateWords({ ...card, formatType: "tischkarte" }, "de-DE")).toThrow("tischkarte");
	expect(() => templateWords({ ...card, colorway: "toString" }, "de-DE")).toThrow("toString");
	expect(() => themeWords("constructor", "de-DE")).toThrow("constructor");
});

test("parts of a design are named by key, with their number; what somebody has named goes by that", () => {
	expect([elementName("names", "de-DE"), elementName("names", "en-GB")]).toEqual(["Namen", "Names"]);
	expect([elementName("hour-2", "de-DE"), elementName("hour-2", "en-GB")]).toEqual(["Uhrzeit 2", "Time 2"]);
	expect([swatchName("leaf-3", "de-DE"), swatchName("brass", "en-GB")]).toEqual(["Blatt 3", "Brass"]);
	for (const label of ["Erster Name", "Tisch-7", "toString", "", "photo-of-us"])
		expect([elementName(label, "en-GB"), swatchName(label, "en-GB")]).toEqual([label, label]);
});

test("a typeface keeps its name in every language, an italic says so", () => {
	const garamond = { name: "EB Garamond", isItalic: false };
	expect(fontName(garamond, "en-GB")).toBe("EB Garamond");
	expect(fontName({ ...garamond, isItalic: true }, "de-DE")).toBe("EB Garamond Kursiv");
	expect(fontName({ ...garamond, isItalic: true }, "en-GB")).toBe("EB Garamond Italic");
});

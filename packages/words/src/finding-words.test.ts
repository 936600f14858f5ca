import type { Finding } from "@offizin/design";
import { expect, test } from "vitest";
import { findingWords, labelledFinding } from "./finding-words.ts";

const place = { page: "front", element: "names", label: "Namen" };
const finding = (rule: Readonly<Record<string, unknown>>, severity: Finding["severity"] = "warning") =>
	({ ...place, severity, ...rule }) as Finding;

test.each<[string, Finding, string]>([
	[
		"de-DE",
		finding({ rule: "bleed.missing", edges: ["right"], past: 2000 }),
		"reicht rechts nur 2 mm über den Rand hinaus",
	],
	[
		"de-DE",
		finding({ rule: "bleed.missing", edges: ["top", "right", "bottom"], past: -2000 }),
		"bleiben oben, rechts und unten nur 2 mm",
	],
	["de-DE", finding({ rule: "ink.vanishes", paper: "kraft" }), "wird, was im Entwurf weiß ist, braun"],
	[
		"de-DE",
		finding({ rule: "text.sample", text: "Clara & Jonas" }, "confirm"),
		"Hier steht noch der Beispieltext: „Clara & Jonas“.",
	],
	["de-DE", finding({ rule: "text.tooSmall", pt: 5.25, least: 6 }), "Mit 5,25 pt ist die Schrift"],
	[
		"de-DE",
		finding({ rule: "photo.lowResolution", ppi: 61 }, "error"),
		"nur 61 ppi; mindestens 72 sind nötig",
	],
	["de-DE", finding({ rule: "line.hairline", width: 50, least: 88 }), "mit 0,05 mm zu fein"],
	["en-DE", finding({ rule: "line.hairline", width: 50, least: 88 }), "At 0.05 mm the line is too fine"],
	[
		"de-DE",
		finding({ rule: "text.wrongWeekday", written: 5, right: 6, date: "12. Juni 2027" }),
		"Der 12. Juni 2027 ist ein Samstag, kein Freitag.",
	],
	[
		"en-GB",
		finding({ rule: "text.wrongWeekday", written: 5, right: 6, date: "12. Juni 2027" }),
		"12. Juni 2027 is a Saturday, not a Friday.",
	],
	["en-GB", finding({ rule: "text.missingGlyph", characters: ["ß", "ẞ"] }), "does not know “ß”, “ẞ”."],
])("%s: %#", (locale, found, words) => {
	expect(findingWords(found, locale)).toContain(words);
});

test("with the name of what it is about", () => {
	expect(labelledFinding(finding({ rule: "photo.empty" }), "de-DE")).toBe(
		"„Namen“: Hier fehlt noch Ihr Foto.",
	);
});

test("what a template has named by a key is named in the language", () => {
	const found = finding({
		rule: "date.differs",
		date: "13. Juni",
		other: "12. Juni",
		where: "date-and-place",
	});
	expect(labelledFinding({ ...found, label: "names" }, "de-DE")).toBe(
		"„Namen“: Hier steht der 13. Juni, bei „Datum und Ort“ der 12. Juni. Bitte prüfen Sie, welcher Tag der richtige ist.",
	);
	expect(labelledFinding({ ...found, label: "names" }, "en-GB")).toMatch(/^“Names”: .*“Date and place”/);
});

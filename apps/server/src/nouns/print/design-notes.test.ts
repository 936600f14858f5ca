import { geometryOf } from "@offizin/assortment";
import type { Finding } from "@offizin/design";
import { expect, test } from "vitest";
import { designNotes, recordNote } from "./design-notes.ts";

const format = geometryOf({ product: "card", configuration: { formatType: "klappkarte-a6" } });
const about = (page: string, label: string) =>
	({ severity: "warning", page, element: label, label, rule: "text.outsideSafe" }) as const satisfies Finding;
const replaced = { ...about("front", "Name"), rule: "text.fallbackFont", words: ["Łukasz"] } as const;

test("equal findings of many places are one note that names them all", () => {
	const hairline = { ...about("inner", "Linie"), rule: "line.hairline", width: 50, least: 88 } as const;
	const found = [about("front", "Ort"), about("front", "Datum"), hairline, about("back", "Gruß")];
	expect(designNotes(format, found)).toEqual([
		"Vorderseite, „Ort“ und „Datum“; Rückseite, „Gruß“: Der Text steht sehr nah am Rand und könnte beim Schneiden angeschnitten werden.",
		"Innenseite, „Linie“: Die Linie ist mit 0,05 mm zu fein und kann im Druck verschwinden; ab 0,09 mm ist sie sicher.",
	]);
});

test("what is found for two hundred guests is one note with their rows", () => {
	const rows = [...Array.from({ length: 200 }, (_none, at) => at + 2), 300];
	expect(recordNote(format, { rows, finding: about("front", "Name"), isAlike: true })).toBe(
		"Zeilen 2-201,300 der Gästeliste, Vorderseite, „Name“: Der Text steht sehr nah am Rand und könnte beim Schneiden angeschnitten werden.",
	);
	expect(recordNote(format, { rows: [5, 7], finding: replaced, isAlike: false })).toMatch(
		/^Zeilen 5,7 der Gästeliste, Vorderseite, „Name“ \(etwa in Zeile 5\): .*„Łukasz“/,
	);
});

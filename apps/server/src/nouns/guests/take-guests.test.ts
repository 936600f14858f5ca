import { describe, expect, test } from "vitest";
import { takeGuests } from "./take-guests.ts";

const take = (text: string, wanted: readonly string[] = [], locale = "de-DE") =>
	takeGuests({ bytes: new TextEncoder().encode(text), wanted, locale });

function taken(text: string, wanted: readonly string[] = []) {
	const list = take(text, wanted);
	if (!list.ok) throw new Error(JSON.stringify(list.error));
	return list.value;
}

describe("[14] a list of guests as people have it", () => {
	test("every column can be put on the card, and the name in one piece", () => {
		const { fields, guests } = taken("Vorname;Nachname;Tisch\nZoë;Müller;4\nJürgen;Weiß;\n");
		expect(fields).toEqual([
			{ key: "name", label: "Name", sample: "Zoë Müller" },
			{ key: "vorname", label: "Vorname", sample: "Zoë" },
			{ key: "nachname", label: "Nachname", sample: "Müller" },
			{ key: "tisch", label: "Tisch", sample: "4" },
		]);
		expect(guests[1]).toEqual({ name: "Jürgen Weiß", vorname: "Jürgen", nachname: "Weiß", tisch: "" });
	});

	test("names one below the other need no heading", () => {
		const { fields, guests } = taken("Anna Weiß\nŁukasz Żółć\n\nFamilie D’Angelo\n");
		expect(fields.map(({ key }) => key)).toEqual(["name"]);
		expect(guests.map(({ name }) => name)).toEqual(["Anna Weiß", "Łukasz Żółć", "Familie D’Angelo"]);
	});

	test("a heading over names is none of the guests", () => {
		expect(taken("Gäste\nAnna\nBen\n").guests).toEqual([{ name: "Anna" }, { name: "Ben" }]);
	});

	test("a table pasted out of a spreadsheet has its columns", () => {
		expect(taken("First name\tLast name\nAnna\tWeiß\n").guests).toEqual([
			{ name: "Anna Weiß", vorname: "Anna", nachname: "Weiß" },
		]);
	});

	test("a column named like a fact of the feast is the guest's all the same", () => {
		const { fields } = taken("Name,Phone,Date\nAnna,0171,1. Mai\n");
		expect(fields.map(({ key }) => key)).toEqual(["name", "gast-phone", "gast-date"]);
	});

	test("an address the design asks for is made of its columns, house number included", () => {
		const list =
			"Vorname;Nachname;Straße;Hausnummer;PLZ;Ort\nAnna;Weiß;Sonnenweg;8;80331;München\nBen;Kurz;Am Hang;2;;Ulm\n";
		const { fields, guests, refused } = taken(list, ["adresse"]);
		expect(fields[0]).toMatchObject({ key: "name" });
		expect(guests).toHaveLength(1);
		expect(guests[0]?.adresse).toBe("Anna Weiß\nSonnenweg 8\n80331 München");
		expect(refused).toEqual([{ row: 3, words: "Zeile 3: In der Adresse fehlt die Postleitzahl." }]);
	});

	test("a row without a name is left out and named, in the language of the shop", () => {
		const list = take("First name;Last name;Table\nAnna;Weiß;1\n;;2\n", [], "en-DE");
		expect(list.ok && list.value.guests).toHaveLength(1);
		expect(list.ok && list.value.refused).toEqual([{ row: 3, words: "Row 3: The name is missing." }]);
	});

	test("what no line can hold is left out", () => {
		const { guests, refused } = taken(`Name\nAnna\n${"x".repeat(301)}\n`);
		expect(guests).toHaveLength(1);
		expect(refused).toHaveLength(1);
		expect(refused[0]?.words).toContain("301");
	});

	test("more guests than a design can have are refused", () => {
		const list = take(`Name\n${"Anna\n".repeat(2001)}`);
		expect(list).toMatchObject({
			ok: false,
			error: { code: "spreadsheet_too_large", limit: "rows", max: 2000 },
		});
	});

	test("a picture is no list", () => {
		const bytes = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]);
		expect(takeGuests({ bytes, wanted: [], locale: "de-DE" })).toMatchObject({ ok: false });
	});
});

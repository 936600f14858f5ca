import { encoded } from "@offizin/testkit";
import { describe, expect, test } from "vitest";
import { readGuestRecords } from "./guest-records.ts";

const field = (key: string) => ({ key, label: key, sample: "" });

function read(list: string, ...keys: string[]) {
	return readGuestRecords(new TextEncoder().encode(list), { fields: keys.map(field) });
}

function valuesOf(list: string, ...keys: string[]) {
	const records = read(list, ...keys);
	if (!records.ok) throw new Error(JSON.stringify(records.error));
	expect(records.value.refused).toEqual([]);
	return records.value.rows.map(({ values }) => values);
}

function refusedIn(list: string, ...keys: string[]) {
	const records = read(list, ...keys);
	if (!records.ok) throw new Error(JSON.stringify(records.error));
	return { rows: records.value.rows.map(({ row }) => row), words: records.value.refused };
}

const headers = "Anrede;Titel;Vorname;Nachname;Partner;Zusatz;Firma;Straße;Hausnummer;PLZ;Ort;Land\n";

describe("[1.4] the address of an envelope", () => {
	test("is made of the columns of the list, abroad with its country", () => {
		const list = `${headers}Frau;Dr.;Änne;Groß;;c/o Weiß;;Gasse;3;1010;Wien;Österreich\n;;Anna;Weiß;Ben;;;Weg;1 a;01067;Dresden;\n`;
		expect(valuesOf(list, "adresse")).toEqual([
			{ adresse: "Frau Dr. Änne Groß\nc/o Weiß\nGasse 3\n1010 Wien\nÖSTERREICH" },
			{ adresse: "Anna & Ben Weiß\nWeg 1 a\n01067 Dresden" },
		]);
	});

	test("is taken as it stands from a column of its own, with its line breaks", () => {
		expect(valuesOf('Adresse;PLZ\n"Anna Weiß\nWeg 1\n01067 Dresden";99999\n', "adresse")).toEqual([
			{ adresse: "Anna Weiß\nWeg 1\n01067 Dresden" },
		]);
	});

	test("that lacks something is refused by its row, the others are kept", () => {
		const list = `${headers};;Anna;Weiß;;;;;;01067;Dresden;\n;;Ben;Groß;;;;Weg;1;01067;Dresden;\n;;Cem;Ay;;;;;;;;\n`;
		expect(refusedIn(list, "adresse")).toEqual({
			rows: [3],
			words: [
				{ row: 2, words: "Zeile 2: In der Adresse fehlt die Straße." },
				{
					row: 4,
					words: "Zeile 4: In der Adresse fehlen die Straße, die Postleitzahl und der Ort.",
				},
			],
		});
	});

	test("is refused where its own column is empty", () => {
		expect(refusedIn("Adresse;Tisch\nWeg 1;3\n;4\n", "adresse", "tisch").words).toEqual([
			{ row: 3, words: "Zeile 3: Die Adresse fehlt." },
		]);
	});

	test("with a postcode is judged by the country of the list, also where the card does not name it", () => {
		const list = "Name;PLZ;Land\nAnna;1010;Österreich\nBen;10100;Österreich\n";
		const records = readGuestRecords(new TextEncoder().encode(list), {
			fields: [field("name"), field("plz")],
		});
		expect(records).toMatchObject({
			value: { warnings: [{ row: 3, words: expect.stringContaining("(Österreich: 1234)") }] },
		});
		expect(records.ok && records.value.rows[0]?.values).toEqual({ name: "Anna", plz: "1010" });
	});

	test("with a postcode of four digits is printed with a warning, as is a guest of a doubtful encoding", () => {
		const list = `${headers};;Anna;Weiß;;;;Weg;1;1067;Dresden;\n`;
		const records = read(list, "adresse");
		expect(records).toMatchObject({
			value: {
				rows: [{ row: 2, values: { adresse: "Anna Weiß\nWeg 1\n1067 Dresden" } }],
				warnings: [
					{
						row: 2,
						words: "Zeile 2, „PLZ“: „1067“ hat nur vier Ziffern. Fehlt eine führende Null oder das Land?",
					},
				],
			},
		});
		const polish = readGuestRecords(encoded("Name\nŁukasz Żółć\n", "windows-1250"), {
			fields: [field("name")],
		});
		expect(polish).toMatchObject({
			value: { warnings: [{ words: expect.stringMatching(/Windows-1250.*„Łukasz Żółć“ \(Zeile 2\)/) }] },
		});
	});

	test("cannot be made of a list without towns", () => {
		expect(read("Vorname;Nachname;Straße\nAnna;Weiß;Weg 1\n", "adresse")).toEqual({
			ok: false,
			error: {
				code: "guest_list_field_missing",
				fields: ["adresse"],
				headers: ["Vorname", "Nachname", "Straße"],
				row: 1,
			},
		});
	});

	test("names the cells that cannot be read as well", () => {
		const list = `${headers};;Anna;Weiß;;;;"Weg\n1";;01067;Dresden;\n`;
		expect(refusedIn(list, "adresse").words).toMatchObject([
			{ row: 2, words: expect.stringMatching(/^Zeile 2, „Straße“: /) },
		]);
	});
});

describe("the name of a guest", () => {
	test.each([
		[";;Anna;Weiß;", "Anna Weiß"],
		[";Dr.;Anna;Weiß;Ben", "Anna & Ben Weiß"],
		[";;Anna;Weiß;und Ben Schwarz", "Anna Weiß & Ben Schwarz"],
		["Familie;;;Weiß;", "Familie Weiß"],
	])("%s is %s", (cells, name) => {
		expect(valuesOf(`${headers}${cells};;;;;;;\n`, "name")).toEqual([{ name }]);
	});

	test("is taken from a column of its own where there is one", () => {
		expect(valuesOf("Name;Vorname\nOma Käthe;Katharina\n", "name")).toEqual([{ name: "Oma Käthe" }]);
	});

	test("that nobody wrote down is refused by its row", () => {
		expect(refusedIn("Vorname;Tisch\nAnna;1\n;2\n", "name", "tisch").words).toEqual([
			{ row: 3, words: "Zeile 3: Der Name fehlt." },
		]);
	});
});

test("only what the design asks for is kept of a guest", () => {
	expect(valuesOf("Vorname;Nachname;Tisch;Notiz\nAnna;Weiß;3;x\n", "tisch", "name")).toEqual([
		{ tisch: "3", name: "Anna Weiß" },
	]);
});

test("a field may be called like something every object has", () => {
	expect(valuesOf("constructor;valueof\nA;B\n", "constructor", "valueof")).toEqual([
		{ constructor: "A", valueof: "B" },
	]);
	expect(read("name\nA\n", "constructor")).toMatchObject({ ok: false, error: { fields: ["constructor"] } });
});

import { craftXlsx, inlineRow } from "@offizin/testkit";
import fc from "fast-check";
import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import type { GuestList, GuestListError, GuestListField } from "./guest-list.ts";
import { guestListErrorWords, guestListFindingWords } from "./guest-list-words.ts";
import { readGuestList } from "./read-guest-list.ts";

const vorname = { key: "vorname", label: "Vorname" };
const address: readonly GuestListField[] = [
	vorname,
	{ key: "strasse", label: "Straße" },
	{ key: "plz", label: "PLZ" },
	{ key: "land", label: "Land", optional: true },
];

const utf8 = (text: string) => new TextEncoder().encode(text);
const latin1 = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));
const utf16 = (text: string) => new Uint8Array(Buffer.from(text, "utf16le"));

function read(bytes: Uint8Array | string, fields: readonly GuestListField[] = [vorname]) {
	return readGuestList(typeof bytes === "string" ? utf8(bytes) : bytes, { fields });
}

function listOf(bytes: Uint8Array | string, fields?: readonly GuestListField[]): GuestList {
	const result = read(bytes, fields);
	if (!result.ok) throw new Error(JSON.stringify(result.error));
	return result.value;
}

function errorOf(bytes: Uint8Array | string, fields?: readonly GuestListField[]): GuestListError {
	const result = read(bytes, fields);
	if (result.ok) throw new Error("It was read");
	return result.error;
}

describe("a guest list as .csv", () => {
	const text = "Vorname;Ort\r\nJürgen Weiß;Köln\r\n";

	it.each([
		["UTF-8", utf8(text), "utf-8"],
		["UTF-8 with mark", utf8(`\ufeff${text}`), "utf-8"],
		["UTF-16 with mark", utf16(`\ufeff${text}`), "utf-16le"],
		["UTF-16 without mark", utf16(text), "utf-16le"],
		["big-endian UTF-16", new Uint8Array(Buffer.from(utf16(`\ufeff${text}`)).swap16()), "utf-16be"],
		["Windows-1252", latin1(text), "windows-1252"],
		[
			"Mac OS Roman",
			latin1(text.replace("ü", "\x9f").replace("ß", "\xa7").replace("ö", "\x9a")),
			"macintosh",
		],
	])("is read in %s", (_, bytes, encoding) => {
		const { records, source } = listOf(bytes, [vorname, { key: "ort", label: "Ort" }]);
		expect(records).toEqual([{ vorname: "Jürgen Weiß", ort: "Köln" }]);
		expect(source).toMatchObject({ kind: "csv", encoding, separator: ";" });
	});

	it("keeps the euro sign and Czech letters of Windows-1252", () => {
		expect(listOf(latin1("Vorname\nTom\xe1\x9a\n\x8a\x80\n")).records).toEqual([
			{ vorname: "Tomáš" },
			{ vorname: "Š€" },
		]);
	});

	it.each([";", ",", "\t", "|"])("finds out that it is separated by %j", (separator) => {
		const rows = [
			["Vorname", "Notiz", "Tisch"],
			["Anna", "a b", "1"],
			["Ben", "", "2"],
		];
		const bytes = rows.map((row) => row.join(separator)).join("\n");
		expect(listOf(bytes)).toMatchObject({
			records: [{ vorname: "Anna" }, { vorname: "Ben" }],
			source: { separator },
		});
	});

	it("reads a single column, and the separator Excel names itself", () => {
		expect(listOf("Vorname\nAnna\n\nBen").rows).toEqual([2, 4]);
		expect(listOf("sep=|\r\nVorname|Ort\r\nAnna|Ulm").rows).toEqual([3]);
	});

	it("reads quoted cells with separators, quotes and line breaks; rows count as the spreadsheet counts", () => {
		const note = { key: "gruss", label: "Gruß" };
		const list = listOf('Vorname;Gruß\n"Anna";"Liebe ""Anni"";\r\nbis bald"\nBen;Hallo', [vorname, note]);
		expect(list.records).toEqual([
			{ vorname: "Anna", gruss: 'Liebe "Anni";\nbis bald' },
			{ vorname: "Ben", gruss: "Hallo" },
		]);
		expect(list.rows).toEqual([2, 3]);
	});

	it("keeps leading zeros, also the ones a formula guards, and leaves other formulas as their text", () => {
		const fields = [vorname, { key: "plz", label: "PLZ" }];
		expect(listOf('Vorname;PLZ\nAnna;01067\nBen;="04229"\n=1+1;10115', fields).records).toEqual([
			{ vorname: "Anna", plz: "01067" },
			{ vorname: "Ben", plz: "04229" },
			{ vorname: "=1+1", plz: "10115" },
		]);
	});

	it("refuses a row that was separated in the wrong place, and a quote without end", () => {
		expect(errorOf("Vorname,Straße\nAnna,Am Ring 4,Hof\n")).toEqual({
			code: "guest_list_row_too_wide",
			row: 2,
			columns: 2,
		});
		expect(listOf("Vorname;Ort\nAnna;Ulm;;\n").records).toHaveLength(1);
		expect(errorOf('Vorname;Ort\nAnna;Ulm\n"Ben;Ulm\nZoë;Ulm')).toMatchObject({
			code: "spreadsheet_unreadable",
			kind: "quotes",
			row: 3,
		});
	});
});

describe("columns", () => {
	it.each(["Vorname", "vor name", "VORNAME", "Vor-Name:", "\u00a0Vorname ", "first name"])(
		"called %j are the given name",
		(header) => {
			expect(listOf(`${header};Ort\nAnna;Ulm`).records).toEqual([{ vorname: "Anna" }]);
		},
	);

	it("match key or label, umlauts in both spellings", () => {
		const fields = [{ key: "gruss", label: "Persönlicher Gruß" }];
		for (const header of ["Gruß", "gruss", "Persoenlicher Gruss", "Perso\u0308nlicher Gruß"]) {
			expect(listOf(`${header}\nHallo`, fields).records).toEqual([{ gruss: "Hallo" }]);
		}
	});

	it("prefer the field's own name to another word for it", () => {
		expect(listOf("Rufname;Vorname\nAnni;Anna").records).toEqual([{ vorname: "Anna" }]);
	});

	it("put street and house number together", () => {
		const list = listOf("Vorname;Straße;Hausnr.;PLZ\nAnna;Ring;4 a;04229\nBen;Weg 7;;04229", address);
		expect(list.records.map(({ strasse }) => strasse)).toEqual(["Ring 4 a", "Weg 7"]);
		expect(list.columns.map(({ field }) => field)).toEqual(["vorname", "strasse", "strasse", "plz"]);
		expect(list.records[0]).toHaveProperty("land", "");
	});

	it("that are missing are named, with the headers that were found", () => {
		const error = errorOf("Name;Ort\nAnna;Ulm", address);
		expect(error).toEqual({
			code: "guest_list_field_missing",
			fields: ["Vorname", "Straße", "PLZ"],
			headers: ["Name", "Ort"],
			row: 1,
		});
		expect(guestListErrorWords(error, "de-DE")).toBe(
			"In der Liste fehlen diese Spalten: „Vorname“, „Straße“, „PLZ“. Gefunden: „Name“, „Ort“. Die erste Zeile muss die Feldnamen enthalten.",
		);
	});

	it("that appear twice are refused; those nobody asked for may", () => {
		expect(errorOf("Vorname;Ort;vor name\nAnna;Ulm;Ben")).toEqual({
			code: "guest_list_duplicate_header",
			field: "Vorname",
			columns: ["A", "C"],
			headers: ["Vorname", "vor name"],
		});
		expect(listOf("Vorname;Notiz;Notiz\nAnna;1;2").records).toHaveLength(1);
	});
});

describe("cells", () => {
	const rowsOf = (value: string) => `Vorname;Straße;PLZ\nBen;Weg 1;04229\n"${value}";Weg 2;04229`;

	it.each([
		["Anna\nBen", { rule: "cell.lineBreak" }],
		["Anna\tBen", { rule: "cell.lineBreak" }],
		["An\u0007na", { rule: "cell.unprintable", characters: ["U+0007"] }],
		["\u202eanna", { rule: "cell.unprintable", characters: ["U+202E"] }],
		["Wei\ufffd", { rule: "cell.unprintable", characters: ["U+FFFD"] }],
		["Ä".repeat(4001), { rule: "cell.tooLong", length: 4001 }],
	])("that cannot be printed keep their row out", (value, finding) => {
		const list = listOf(rowsOf(value), address);
		expect(list.findings).toEqual([{ ...finding, severity: "error", row: 3, header: "Vorname" }]);
		expect(list.rows).toEqual([2]);
	});

	it("may hold 4,000 characters, Arabic, joined emoji and a no-break space", () => {
		for (const value of ["Ä".repeat(4000), "فاطمة", "👨‍👩‍👧", "Anna\u00a0Lena", "{{nachname}}"]) {
			expect(listOf(rowsOf(value), address).records[1]?.vorname).toBe(value);
		}
	});

	it("come as composed letters without space around them", () => {
		expect(listOf(rowsOf("  Zoe\u0308\u00a0"), address).records[1]?.vorname).toBe("Zoë");
	});

	it("with a postcode that is none of its country are doubted but kept", () => {
		const list = listOf(
			"Vorname;Straße;PLZ;Land\nA;B;1067;\nA;B;8001;Schweiz\nA;B;123;\nA;B;1012;NL",
			address,
		);
		expect(list.records).toHaveLength(4);
		expect(list.findings.map((finding) => guestListFindingWords(finding, "de-DE"))).toEqual([
			"Zeile 2, „PLZ“: „1067“ hat nur vier Ziffern. Fehlt eine führende Null oder das Land?",
			"Zeile 4, „PLZ“: „123“ sieht nicht aus wie eine Postleitzahl (Deutschland: 12345). Stimmt das Land?",
			"Zeile 5, „PLZ“: „1012“ sieht nicht aus wie eine Postleitzahl (Niederlande: 1234 AB). Stimmt das Land?",
		]);
	});

	it("that are all empty for the fields make no record", () => {
		const list = listOf("Vorname;Notiz\n;vielleicht\nAnna;");
		expect(list.findings).toEqual([{ rule: "row.withoutFields", severity: "error", row: 2 }]);
		expect(list.records).toEqual([{ vorname: "Anna" }]);
	});
});

describe("a file that is no guest list", () => {
	const zipOf = (name: string) => zipSync({ [name]: strToU8("x") });

	it.each([
		["xls", latin1("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1\0\0")],
		["password", latin1("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1E\0n\0c\0r\0y\0p\0t\0e\0d\0P\0a\0c\0k\0a\0g\0e\0")],
		["pdf", utf8("%PDF-1.7\n")],
		["text", utf8("{\\rtf1")],
		["text", zipOf("word/document.xml")],
		["numbers", zipOf("Index/Document.iwa")],
		["ods", zipOf("content.xml")],
		["xlsb", zipOf("xl/workbook.bin")],
		["unknown", zipOf("readme.txt")],
		["picture", latin1("\xff\xd8\xff\xe0")],
		["picture", latin1("\0\0\0\x18ftypheic")],
		["html", utf8("<!DOCTYPE html><table>")],
		["damaged", latin1("PK\x03\x04")],
		["unknown", latin1("\x7fELF\x02\x01\0\0\0a\0\0bc")],
	])("is refused as %s, with words that help", (kind, bytes) => {
		const error = errorOf(bytes);
		expect(error).toEqual({ code: "spreadsheet_unreadable", kind });
		expect(guestListErrorWords(error, "de-DE")).toMatch(/Bitte/);
	});

	it.each([
		["", "nothing"],
		["\n\n;;\n", "only separators"],
		["Vorname;Ort\n", "only headers"],
	])("%j is empty", (text) => {
		expect(errorOf(text)).toEqual({ code: "spreadsheet_empty" });
	});

	it("is refused above the limits", () => {
		expect(errorOf(new Uint8Array(10 * 1024 * 1024 + 1))).toMatchObject({ limit: "bytes" });
		expect(errorOf(`Vorname\n${"Anna\n".repeat(5001)}`)).toEqual({
			code: "spreadsheet_too_large",
			limit: "rows",
			max: 5000,
		});
		expect(errorOf(`Vorname\n${"\n".repeat(20_000)}Anna`)).toMatchObject({ limit: "rows" });
		expect(listOf(`Vorname\n${"Anna\n".repeat(5000)}`).records).toHaveLength(5000);
		expect(errorOf(`Vorname${";x".repeat(200)}\nAnna`)).toMatchObject({ limit: "columns", max: 100 });
	});

	it("never breaks the reader, whatever its bytes are", () => {
		const sheet = craftXlsx({ rows: inlineRow(1, ["Vorname"]) + inlineRow(2, ["Anna"]) });
		const changed = fc
			.array(fc.tuple(fc.nat(sheet.length - 1), fc.nat(255)), { minLength: 1, maxLength: 8 })
			.map((changes) => {
				const bytes = Uint8Array.from(sheet);
				for (const [at, byte] of changes) bytes[at] = byte;
				return bytes;
			});
		const cut = fc.nat(sheet.length).map((length) => sheet.slice(0, length));
		fc.assert(
			fc.property(fc.oneof(fc.uint8Array({ maxLength: 600 }), changed, cut), (bytes) => {
				const result = read(bytes);
				if (!result.ok) expect(guestListErrorWords(result.error, "de-DE")).not.toBe("");
				else
					for (const record of result.value.records) expect(record).toEqual({ vorname: expect.any(String) });
			}),
			{ numRuns: 500 },
		);
	});

	it("is refused in German with numbers as Germans write them", () => {
		expect(guestListErrorWords({ code: "spreadsheet_too_large", limit: "rows", max: 5000 }, "de-DE")).toBe(
			"Die Liste hat mehr als 5.000 Zeilen. Bitte teilen Sie sie auf.",
		);
		expect(
			guestListFindingWords(
				{
					rule: "cell.error",
					severity: "error",
					row: 7,
					header: "Ort",
					value: "#REF!",
				},
				"de-DE",
			),
		).toBe("Zeile 7, „Ort“: Die Zelle zeigt den Fehler #REF!. Bitte tragen Sie den Wert ein.");
	});
});

import { crc32, inflateRawSync } from "node:zlib";
import { craftXlsx, inlineRow, sheetXml } from "@offizin/testkit";
import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import writeXlsx from "write-excel-file/node";
import { readSpreadsheet, type SpreadsheetOptions } from "../read-spreadsheet.ts";
import type { SpreadsheetError } from "../spreadsheet-error.ts";

const limits = { bytes: 10 * 1024 * 1024, unpackedBytes: 48 * 1024 * 1024, rows: 5_000, columns: 100 };

function read(bytes: Uint8Array, place: Omit<SpreadsheetOptions, "limits"> = {}) {
	return readSpreadsheet(bytes, { limits, ...place }, { crc32, inflateRawSync });
}

/** The table, and its rows as records by the names of the columns. */
function listOf(bytes: Uint8Array, sheet?: string) {
	const result = read(bytes, sheet === undefined ? {} : { sheet });
	if (!result.ok) throw new Error(JSON.stringify(result.error));
	const { headers, rows, source } = result.value;
	const records = rows.map(({ cells }) =>
		Object.fromEntries(headers.map((header, at) => [header.toLowerCase(), cells[at] ?? ""])),
	);
	return { table: result.value, source, headers, records, rows: rows.map(({ number }) => number) };
}

function errorOf(bytes: Uint8Array, sheet?: string): SpreadsheetError {
	const result = read(bytes, sheet === undefined ? {} : { sheet });
	if (result.ok) throw new Error("It was read");
	return result.error;
}

describe("a table as .xlsx", () => {
	it("is read as another library writes it: text, numbers, dates, truth", async () => {
		const header = ["Vorname", "PLZ", "Tag", "Betrag", "Kommt"].map((value) => ({ value }));
		const bytes = await writeXlsx([
			header,
			[
				{ value: "Zoë & Öz <3" },
				{ value: 1067, type: Number, format: "00000" },
				{ value: new Date(Date.UTC(2026, 10, 25)), type: Date, format: "dd.mm.yyyy" },
				{ value: 1234.5, type: Number, format: "#,##0.00" },
				{ value: true, type: Boolean },
			],
		]).toBuffer();
		expect(listOf(bytes).records).toEqual([
			{ vorname: "Zoë & Öz <3", plz: "01067", tag: "25.11.2026", betrag: "1.234,50", kommt: "WAHR" },
		]);
	});

	it("takes what a formula showed when it was saved, never its text", async () => {
		const saved = craftXlsx({
			rows: `${inlineRow(1, ["Vorname", "Tisch"])}<row r="2"><c r="A2" t="str"><f>CONCATENATE("An","na")</f><v>Anna</v></c><c r="B2"><f>3+4</f><v>7</v></c></row><row r="3"><c r="A3" t="str"><f>""</f><v></v></c><c r="B3"><v>8</v></c></row>`,
		});
		expect(listOf(saved).records).toEqual([
			{ vorname: "Anna", tisch: "7" },
			{ vorname: "", tisch: "8" },
		]);
		const unsaved = await writeXlsx([
			[{ value: "Vorname" }, { value: "Tisch" }],
			[{ value: '="An"&"na"', type: "Formula" }, { value: 3 }],
		]).toBuffer();
		expect(listOf(unsaved).records).toEqual([{ vorname: { problem: "formulaWithoutValue" }, tisch: "3" }]);
	});

	it("keeps errors, and says which rows are hidden", () => {
		const rows = `${inlineRow(1, ["Vorname"])}<row r="2" hidden="1"><c r="A2" t="e"><f>Tabelle9!A1</f><v>#REF!</v></c></row>`;
		expect(listOf(craftXlsx({ rows })).table.rows).toEqual([
			{ number: 2, cells: [{ problem: "error", value: "#REF!" }], isHidden: true },
		]);
	});

	it("reads shared strings: rich text, entities, escapes, but no reading aids", () => {
		const strings = [
			"<si><t>Vorname</t></si>",
			`<si><r><rPr><b/></rPr><t xml:space="preserve">Anna </t></r><r><t>Weiß</t></r></si>`,
			"<si><t>Ben &amp; Zo&#235; &#x1F389;_x000D_</t></si>",
			"<si><t>東京</t><rPh sb='0' eb='2'><t>トウキョウ</t></rPh></si>",
			"<si><t><![CDATA[<Öz>]]></t></si>",
		].join("");
		const rows = [0, 1, 2, 3, 4]
			.map((at) => `<row r="${at + 1}"><c r="A${at + 1}" t="s"><v>${at}</v></c></row>`)
			.join("");
		const { records } = listOf(craftXlsx({ rows, strings }));
		expect(records.map(({ vorname }) => vorname)).toEqual(["Anna Weiß", "Ben & Zoë 🎉", "東京", "<Öz>"]);
	});

	it("[LibreOffice] drops empty rows and columns at the end, and a last row a million rows below", () => {
		const rows = `<row r="1" customFormat="false" ht="12.8" hidden="false"><c r="A1" s="0" t="inlineStr"><is><t>Vorname</t></is></c><c r="XFD1" s="0"/></row><row r="3"><c r="A3" t="inlineStr"><is><t>Anna</t></is></c><c r="B3" s="0"/></row><row r="1048576" hidden="false"><c r="A1048576" s="0"/></row>`;
		const list = listOf(craftXlsx({ rows }));
		expect(list.headers).toEqual(["Vorname"]);
		expect(list.rows).toEqual([3]);
	});

	it("reads prefixed elements and cells without addresses", () => {
		const part = `<x:worksheet xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><x:sheetData><x:row><x:c t="inlineStr"><x:is><x:t>Vorname</x:t></x:is></x:c></x:row><x:row><x:c t="inlineStr"><x:is><x:t>Anna</x:t></x:is></x:c></x:row></x:sheetData></x:worksheet>`;
		const bytes = craftXlsx({ rows: "", more: { "xl/worksheets/sheet1.xml": part } });
		expect(listOf(bytes)).toMatchObject({ records: [{ vorname: "Anna" }], rows: [2] });
	});
});

describe("sheets of an .xlsx file", () => {
	const second = { "xl/worksheets/sheet2.xml": sheetXml(inlineRow(1, ["Vorname"]) + inlineRow(2, ["Zwei"])) };
	const sheet = (name: string, id: string, more = "") => `<sheet name="${name}" r:id="${id}"${more}/>`;
	const craft = (sheets: string) =>
		craftXlsx({
			rows: inlineRow(1, ["Vorname"]) + inlineRow(2, ["Eins"]),
			workbook: `<sheets>${sheets}</sheets>`,
			more: second,
		});

	it("are read by their tabs: the first visible one, or the one that is named", () => {
		const both = craft(sheet("A", "rId1") + sheet("B", "rId2"));
		expect(listOf(both).records).toEqual([{ vorname: "Eins" }]);
		expect(listOf(both, "B").records).toEqual([{ vorname: "Zwei" }]);
		expect(listOf(both).source).toEqual({ kind: "xlsx", sheet: "A", sheets: ["A", "B"] });
		expect(listOf(both, "2").records).toEqual([{ vorname: "Zwei" }]);
		const hidden = craft(sheet("Bild", "rId5") + sheet("A", "rId1", ` state="hidden"`) + sheet("B", "rId2"));
		expect(listOf(hidden).records).toEqual([{ vorname: "Zwei" }]);
		// Numbers count what a person sees; a name that is a number is a name.
		expect(listOf(hidden, "1").records).toEqual([{ vorname: "Zwei" }]);
		expect(listOf(hidden, "A").records).toEqual([{ vorname: "Eins" }]);
		const years = craft(sheet("2", "rId1") + sheet("1", "rId2"));
		expect(listOf(years, "2").records).toEqual([{ vorname: "Eins" }]);
	});

	it("with a title above the field names are read from the row that is named", () => {
		const titled = craftXlsx({
			rows: inlineRow(1, ["Unsere Hochzeit"]) + inlineRow(3, ["Vorname"]) + inlineRow(4, ["Anna"]),
		});
		const list = read(titled, { headerRow: 3 });
		expect(list).toMatchObject({
			ok: true,
			value: { header: { row: 3 }, headers: ["Vorname"], rows: [{ number: 4, cells: ["Anna"] }] },
		});
	});

	it("that are not there are an error that names those that are", () => {
		expect(errorOf(craft(sheet("A", "rId1")), "Tabelle9")).toEqual({
			code: "spreadsheet_sheet_missing",
			sheet: "Tabelle9",
			sheets: ["A"],
		});
	});
});

describe("a hostile .xlsx", () => {
	it("is not unpacked beyond the limit, whatever sizes it declares", () => {
		const bomb = craftXlsx({ rows: " ".repeat(60 * 1024 * 1024) });
		expect(bomb.length).toBeLessThan(200_000);
		expect(errorOf(bomb)).toMatchObject({ code: "spreadsheet_too_large", limit: "unpackedBytes" });
		const lying = Buffer.from(bomb);
		for (let at = lying.indexOf("PK\x01\x02"); at >= 0; at = lying.indexOf("PK\x01\x02", at + 4)) {
			lying.writeUInt32LE(10, at + 24);
		}
		expect(errorOf(lying)).toMatchObject({ code: "spreadsheet_too_large", limit: "unpackedBytes" });
	});

	it("may not have more rows or columns than are wanted", () => {
		const many = Array.from({ length: 5002 }, (_, at) => inlineRow(at + 1, ["Vorname"])).join("");
		expect(errorOf(craftXlsx({ rows: many }))).toMatchObject({ limit: "rows", max: 5000 });
		const far = `<row r="1"><c r="XFD1" t="inlineStr"><is><t>Vorname</t></is></c></row>`;
		expect(errorOf(craftXlsx({ rows: far }))).toMatchObject({ limit: "columns", max: 100 });
	});

	it.each([
		["XML that does not end", "<row><c>"],
		["a cell nowhere", `<row><c r="ZZZZZZ1"><v>1</v></c></row>`],
		["a number that is none", `<row><c r="A1"><v>1e999</v></c></row>`],
		["a shared string that is not there", `<row><c r="A1" t="s"><v>7</v></c></row>`],
	])("with %s is damaged", (_, rows) => {
		expect(errorOf(craftXlsx({ rows }))).toEqual({ code: "spreadsheet_unreadable", kind: "damaged" });
	});

	it("takes no entities of its own, and none with names that every object has", () => {
		for (const entity of ["&a;", "&constructor;"]) {
			const rows = inlineRow(1, ["Vorname"]) + inlineRow(2, [entity]);
			const xml = `<!DOCTYPE x [<!ENTITY a "Anna">]>${sheetXml(rows).split("\n")[1]}`;
			const bytes = craftXlsx({ rows: "", more: { "xl/worksheets/sheet1.xml": xml } });
			expect(errorOf(bytes)).toEqual({ code: "spreadsheet_unreadable", kind: "damaged" });
		}
	});

	it("is damaged when a byte is wrong, the end is missing or a part is not there", () => {
		const rows = inlineRow(1, ["Vorname"]) + inlineRow(2, ["Anna"]);
		const whole = craftXlsx({ rows });
		const stored = Buffer.from(
			zipSync(
				{ "[Content_Types].xml": strToU8("<a/>"), "_rels/.rels": strToU8("<Relationships/>") },
				{ level: 0 },
			),
		);
		const damaged = { code: "spreadsheet_unreadable", kind: "damaged" };
		expect(errorOf(whole.subarray(0, whole.length - 40))).toEqual(damaged);
		expect(errorOf(stored)).toEqual(damaged);
		stored[stored.indexOf("<Relationships/>") + 3] = 0x41;
		expect(errorOf(stored)).toEqual(damaged);
	});
});

import { crc32, inflateRawSync } from "node:zlib";
import { craftXlsx, encoded, inlineRow } from "@offizin/testkit";
import { describe, expect, it } from "vitest";
import { readSpreadsheet, type SpreadsheetOptions } from "./read-spreadsheet.ts";

const limits = { bytes: 4000, unpackedBytes: 10_000, rows: 3, columns: 3 };

function read(text: string | Uint8Array, place: Omit<SpreadsheetOptions, "limits"> = {}) {
	const bytes = typeof text === "string" ? new TextEncoder().encode(text) : text;
	return readSpreadsheet(bytes, { limits, ...place }, { crc32, inflateRawSync });
}

describe("a spreadsheet", () => {
	it("is the same table as .csv and as .xlsx, empty rows left out", () => {
		const rows = [
			{ number: 2, cells: ["Anna", "Ulm"] },
			{ number: 4, cells: ["Ben", "Hof"] },
		];
		const table = { header: { row: 1 }, headers: ["Vorname", "Ort"] };
		expect(read("Vorname;Ort\nAnna;Ulm\n;\nBen;Hof\n")).toEqual({
			ok: true,
			value: { ...table, rows, source: { kind: "csv", encoding: "utf-8", separator: ";" } },
		});
		const xlsx = craftXlsx({
			rows: inlineRow(1, ["Vorname", "Ort"]) + inlineRow(2, ["Anna", "Ulm"]) + inlineRow(4, ["Ben", "Hof"]),
		});
		expect(read(xlsx)).toMatchObject({ ok: true, value: { ...table, rows, source: { kind: "xlsx" } } });
	});

	it("tells the encoding it was read in, and that it was guessed", () => {
		const result = read(encoded("Name\nŁukasz Żółć\nJózef\n", "windows-1250"));
		expect(result).toMatchObject({
			ok: true,
			value: {
				source: { encoding: "windows-1250", guess: { encoding: "windows-1250" } },
				rows: [{ cells: ["Łukasz Żółć"] }, { cells: ["Józef"] }],
			},
		});
	});

	it("has the names of its columns in the first row with anything in it, or in the one that is named", () => {
		const titled = "Feier\n\nVorname;Ort\nAnna;Ulm\n";
		expect(read(titled)).toMatchObject({ ok: true, value: { headers: ["Feier"] } });
		expect(read(titled, { headerRow: 3 })).toMatchObject({
			ok: true,
			value: { headers: ["Vorname", "Ort"] },
		});
		expect(read(titled, { headerRow: 2 })).toEqual({
			ok: false,
			error: { code: "spreadsheet_header_row_empty", row: 2 },
		});
	});

	it.each([
		["a\n1\n2\n3\n4", { limit: "rows", max: 3 }],
		[`a${"\n".repeat(9)}`, { limit: "rows", max: 3 }],
		["a;b;c;d\n1", { limit: "columns", max: 3 }],
		["a".repeat(4001), { limit: "bytes", max: 4000 }],
		[craftXlsx({ rows: " ".repeat(20_000) }), { limit: "unpackedBytes", max: 10_000 }],
	])("is refused above its limits", (file, error) => {
		expect(read(file)).toEqual({ ok: false, error: { code: "spreadsheet_too_large", ...error } });
	});
});

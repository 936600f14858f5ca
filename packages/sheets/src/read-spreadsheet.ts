import { err, ok, type Result } from "@offizin/base";
import { readCsv } from "./csv/read-csv.ts";
import { spreadsheetFile } from "./file-kind.ts";
import type { SpreadsheetError, SpreadsheetLimits } from "./spreadsheet-error.ts";
import type { FileRows, HeaderPlace, Table, TableSource } from "./table.ts";
import { readXlsx } from "./xlsx/read-xlsx.ts";
import type { Zlib } from "./xlsx/zip.ts";

export interface SpreadsheetOptions {
	readonly limits: SpreadsheetLimits;
	/** The sheet to read, by its name or by its number among the visible ones; the first visible one otherwise. */
	readonly sheet?: string;
	/** The row with the names of the columns, as the spreadsheet counts; the first with anything in it otherwise. */
	readonly headerRow?: number;
}

/**
 * Reads a spreadsheet as people have it: .xlsx or .csv in the usual encodings, by its content. Bounded in time and
 * memory, nothing in it is run: a formula is the value it had when saved. The values are plain text; who writes them
 * into a spreadsheet again must guard against text that starts like a formula.
 */
export function readSpreadsheet(
	bytes: Uint8Array,
	options: SpreadsheetOptions,
	zlib: Zlib,
): Result<Table, SpreadsheetError> {
	const { sheet, headerRow, limits } = options;
	if (bytes.length > limits.bytes) {
		return err({ code: "spreadsheet_too_large", limit: "bytes", max: limits.bytes });
	}
	const file = spreadsheetFile(bytes, zlib);
	if (!file.ok) return file;
	if (file.value.kind === "csv" && sheet !== undefined) {
		return err({ code: "spreadsheet_sheet_missing", sheet, sheets: [] });
	}
	const read =
		file.value.kind === "csv" ? readCsv(bytes, headerRow, limits) : readXlsx(file.value.zip, sheet, limits);
	return read.ok ? tableOf(read.value, options) : read;
}

function tableOf(file: FileRows, { headerRow, limits }: SpreadsheetOptions): Result<Table, SpreadsheetError> {
	const [first, ...rows] =
		headerRow === undefined ? file.rows : file.rows.filter(({ number }) => number >= headerRow);
	const sheets = otherSheets(file.source);
	if (!first) return err({ code: "spreadsheet_empty", ...sheets });
	if (headerRow !== undefined && first.number !== headerRow) {
		return err({ code: "spreadsheet_header_row_empty", row: headerRow });
	}
	if (rows.length > limits.rows) {
		return err({ code: "spreadsheet_too_large", limit: "rows", max: limits.rows });
	}
	if (first.cells.length > limits.columns) {
		return err({ code: "spreadsheet_too_large", limit: "columns", max: limits.columns });
	}
	const headers = first.cells.map((cell) =>
		typeof cell === "string" ? cell.replace(/\s+/g, " ").trim() : "",
	);
	return ok({ ...file, rows, headers, header: { row: first.number, ...sheets } });
}

function otherSheets(source: TableSource): Pick<HeaderPlace, "sheets"> {
	return source.kind === "xlsx" && source.sheets.length > 1 ? { sheets: source.sheets } : {};
}

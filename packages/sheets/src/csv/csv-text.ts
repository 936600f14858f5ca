/// <reference path="./papaparse.d.ts" />
import papa from "papaparse";

export interface CsvText {
	/** The one that was asked for, unless it cannot separate. */
	readonly separator: string;
	/** Cells by row, empty rows among them. */
	readonly rows: readonly (readonly string[])[];
	/** Places in `rows` of those with a quotation mark too many or too few. */
	readonly misquoted: readonly number[];
	/** There are more rows than were asked for. */
	readonly isCut: boolean;
}

/** The cells of a text in rows: quoted ones may hold separators and line breaks. */
export function parseCsv(text: string, separator: string, maxRows = 0): CsvText {
	const { data, errors, meta } = papa.parse(text, { delimiter: separator, preview: maxRows });
	const misquoted = errors.flatMap(({ type, row = 0 }) => (type === "Quotes" ? [row] : []));
	return { separator: meta.delimiter, rows: data, misquoted, isCut: meta.truncated };
}

/** What German spreadsheets separate cells by, and the mark without which they read no umlauts. */
const [SEPARATOR, BYTE_ORDER_MARK] = [";", "\uFEFF"] as const;

/** What a spreadsheet would run: all that begins so, but for a figure below zero. */
const formula = /^(?!-\d+(?:,\d+)?$)[=+\-@\t\r]/;

/** Rows for German spreadsheets; cells that they would run as formulas are quoted. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
	return BYTE_ORDER_MARK + papa.unparse(rows, { delimiter: SEPARATOR, escapeFormulae: formula });
}

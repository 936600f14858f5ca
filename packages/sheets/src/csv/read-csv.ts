import { err, ok, type Result } from "@offizin/base";
import { decodeText } from "../encoding/decode-text.ts";
import type { SpreadsheetError, SpreadsheetLimits } from "../spreadsheet-error.ts";
import type { FileRows } from "../table.ts";
import { parseCsv } from "./csv-text.ts";

/** Characters in which the end of the header is looked for. */
const LONGEST_HEADER = 100_000;

/** Text in rows: separated by ; , | or tab, quoted cells may hold separators and line breaks. */
export function readCsv(
	bytes: Uint8Array,
	headerRow: number | undefined,
	{ rows: max }: SpreadsheetLimits,
): Result<FileRows, SpreadsheetError> {
	const { text, encoding, guess } = decodeText(bytes);
	if (text.includes("\0")) return err({ code: "spreadsheet_unreadable", kind: "unknown" });
	// Excel's own hint in the first line, hidden by it when the file is opened.
	const [, hint, body = text] = /^sep=(.)\r?\n([\s\S]*)$/.exec(text) ?? [];
	const firstRow = hint === undefined ? 1 : 2;
	const separator =
		hint ?? separatorOf(headerOf(body, headerRow === undefined ? undefined : headerRow - firstRow));
	// Empty rows are read too.
	const parsed = parseCsv(body, separator, max * 2);
	const [misquoted] = parsed.misquoted;
	if (misquoted !== undefined) {
		const row = misquoted + firstRow;
		return err({ code: "spreadsheet_unreadable", kind: "quotes", row });
	}
	if (parsed.isCut) return err({ code: "spreadsheet_too_large", limit: "rows", max });
	const rows = parsed.rows
		.map((cells, index) => ({ number: index + firstRow, cells: cells.map(unguarded) }))
		.filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
	const source = { kind: "csv", encoding, separator: parsed.separator, ...(guess && { guess }) } as const;
	return ok({ source, rows });
}

/** The line with the field names: so many lines down, or the first with anything in it. */
function headerOf(text: string, index: number | undefined): string {
	const start = text.slice(0, LONGEST_HEADER);
	const lines = (index === undefined ? start.trimStart() : start).matchAll(
		/((?:"[^"]*"|[^"\r\n])*)(?:\r\n|\r|\n|$|(?="))/gy,
	);
	return [...lines][index ?? 0]?.[1] ?? "";
}

/** What separates the header, which is hardly ever anything but names; Papa's own guess needs many full rows. */
function separatorOf(header: string): string {
	const bare = header.replace(/"[^"]*"/g, "");
	const counts = [";", "\t", ",", "|"].map((separator) => ({
		separator,
		count: bare.split(separator).length,
	}));
	return counts.reduce((best, next) => (next.count > best.count ? next : best)).separator;
}

/** ="01067" keeps Excel from taking the zero away; it means 01067. */
function unguarded(cell: string): string {
	return /^="([^"]*)"$/.exec(cell)?.[1] ?? cell;
}

import { err, ok, type Result } from "@offizin/base";
import { parseCsv } from "@offizin/sheets";
import { say, wordsOf } from "@offizin/words";

/** By "12, Preis", row and column of the sheet as a spreadsheet counts them: what is wrong there. */
export type SheetProblems = Readonly<Record<string, string>>;

/** A row of a sheet that is not empty. */
export interface SheetLine<Column extends string> {
	/** The first row of the sheet is 1, empty ones count. */
	readonly number: number;
	/** What a cell says; "" where it or its column is missing. */
	readonly text: (column: Column) => string;
}

interface SheetColumns<Column extends string> {
	readonly known: readonly Column[];
	/** Those of the known ones without which nothing can be read. */
	readonly needed: readonly Column[];
}

const separators = [";", "\t", ","] as const;

/** The rows below the head of a CSV text, or why it is none: no cell is dropped, and none slips into another column. */
export function sheetLines<Column extends string>(
	csv: string,
	{ known, needed }: SheetColumns<Column>,
	locale: string,
): Result<readonly SheetLine<Column>[], SheetProblems> {
	const { problem } = wordsOf(locale).priceSheet;
	const text = csv.replace(/^\uFEFF/, "");
	const firstLine = text.trimStart().split(/[\r\n]/, 1)[0] ?? "";
	const delimiter = separators.find((separator) => firstLine.includes(separator)) ?? ";";
	const parsed = parseCsv(text, delimiter);
	const rows = parsed.rows
		.map((cells, index) => ({ number: index + 1, cells: cells.map((cell) => cell.trim()) }))
		.filter(({ cells }) => cells.some((cell) => cell !== ""));
	const [head, ...lines] = rows;
	const names = head?.cells ?? [];
	const wrong = headProblems(names, { known, needed }, locale);
	if (!head || wrong.length > 0) {
		return err(
			Object.fromEntries(wrong.map(([column, words]) => [`${head?.number ?? 1}, ${column}`, words])),
		);
	}
	if (parsed.misquoted.length > 0) {
		return err(
			Object.fromEntries(
				parsed.misquoted.map((row) => [
					`${row + 1}, ${names[(parsed.rows[row]?.length ?? 0) - 1] ?? names[0]}`,
					problem.misquoted,
				]),
			),
		);
	}
	if (lines.length === 0) return err({ [`${head.number}, ${needed[0]}`]: problem.noLines });
	const tooLong = lines.filter(({ cells }) => cells.slice(names.length).some((cell) => cell !== ""));
	if (tooLong.length > 0) {
		const reason = delimiter === "," ? problem.tooWideByCommas : problem.tooWide;
		return err(Object.fromEntries(tooLong.map(({ number }) => [`${number}, ${names.at(-1)}`, reason])));
	}
	return ok(
		lines.map(({ number, cells }) => ({ number, text: (column) => cells[names.indexOf(column)] ?? "" })),
	);
}

/** What is wrong with the names of the columns, by column. */
function headProblems<Column extends string>(
	names: readonly string[],
	{ known, needed }: SheetColumns<Column>,
	locale: string,
): [column: Column, words: string][] {
	const { columnMissing, columnTwice } = wordsOf(locale).priceSheet.problem;
	const missing = needed.filter((column) => !names.includes(column));
	if (missing.length > 0) {
		return missing.map((column) => [
			column,
			say(columnMissing, { column, columns: needed.join(", ") }, locale),
		]);
	}
	const twice = known.filter((column) => names.indexOf(column) !== names.lastIndexOf(column));
	return twice.map((column) => [column, say(columnTwice, { column }, locale)]);
}

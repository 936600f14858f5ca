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
	/** What the known ones are called. */
	readonly heads: Readonly<Record<Column, string>>;
	/** Those of the known ones without which nothing can be read. */
	readonly needed: readonly Column[];
}

const separators = [";", "\t", ","] as const;

/** The rows below the head of a CSV text, or why it is none: no cell is dropped, and none slips into another column. */
export function sheetLines<Column extends string>(
	csv: string,
	{ heads, needed }: SheetColumns<Column>,
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
	const known: readonly string[] = Object.values(heads);
	const required = needed.map((column) => heads[column]);
	const wrong = headProblems(names, { known, required }, locale);
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
	if (lines.length === 0) return err({ [`${head.number}, ${required[0]}`]: problem.noLines });
	const tooLong = lines.filter(({ cells }) => cells.slice(names.length).some((cell) => cell !== ""));
	if (tooLong.length > 0) {
		const reason = delimiter === "," ? problem.tooWideByCommas : problem.tooWide;
		return err(Object.fromEntries(tooLong.map(({ number }) => [`${number}, ${names.at(-1)}`, reason])));
	}
	return ok(
		lines.map(({ number, cells }) => ({
			number,
			text: (column) => cells[names.indexOf(heads[column])] ?? "",
		})),
	);
}

/** What is wrong with the names of the columns, by column. */
function headProblems(
	names: readonly string[],
	{ known, required }: { readonly known: readonly string[]; readonly required: readonly string[] },
	locale: string,
): [column: string, words: string][] {
	const { columnMissing, columnTwice } = wordsOf(locale).priceSheet.problem;
	const missing = required.filter((column) => !names.includes(column));
	if (missing.length > 0) {
		return missing.map((column) => [
			column,
			say(columnMissing, { column, columns: required.join(", ") }, locale),
		]);
	}
	const twice = known.filter((column) => names.indexOf(column) !== names.lastIndexOf(column));
	return twice.map((column) => [column, say(columnTwice, { column }, locale)]);
}

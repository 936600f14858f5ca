import { err, ok, type Result } from "@offizin/base";
import { parseCsv } from "@offizin/sheets";

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
): Result<readonly SheetLine<Column>[], SheetProblems> {
	const text = csv.replace(/^\uFEFF/, "");
	const firstLine = text.trimStart().split(/[\r\n]/, 1)[0] ?? "";
	const delimiter = separators.find((separator) => firstLine.includes(separator)) ?? ";";
	const parsed = parseCsv(text, delimiter);
	const rows = parsed.rows
		.map((cells, index) => ({ number: index + 1, cells: cells.map((cell) => cell.trim()) }))
		.filter(({ cells }) => cells.some((cell) => cell !== ""));
	const [head, ...lines] = rows;
	const names = head?.cells ?? [];
	const wrong = headProblems(names, { known, needed });
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
					"Hier steht ein Anführungszeichen zu viel oder zu wenig. Bitte löschen Sie es.",
				]),
			),
		);
	}
	if (lines.length === 0)
		return err({ [`${head.number}, ${needed[0]}`]: "Unter der Kopfzeile steht nichts." });
	const tooLong = lines.filter(({ cells }) => cells.slice(names.length).some((cell) => cell !== ""));
	if (tooLong.length > 0) {
		const reason = `Die Zeile hat mehr Zellen als die Kopfzeile.${
			delimiter === "," ? ' Wo Kommas die Zellen trennen, steht ein Preis in Anführungszeichen: "1,69".' : ""
		}`;
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
): [column: Column, words: string][] {
	const asDownloaded = "So wie heruntergeladen heißen die Spalten";
	const missing = needed.filter((column) => !names.includes(column));
	if (missing.length > 0) {
		return missing.map((column) => [
			column,
			`Die Spalte „${column}“ fehlt. ${asDownloaded} ${needed.join(", ")}.`,
		]);
	}
	const twice = known.filter((column) => names.indexOf(column) !== names.lastIndexOf(column));
	return twice.map((column) => [column, `Die Spalte „${column}“ steht zweimal da. Bitte löschen Sie eine.`]);
}

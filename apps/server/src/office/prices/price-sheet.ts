import { err, ok, type Result } from "@offizin/base";
import type { Currency } from "@offizin/money";
import {
	type AmountUnit,
	type CellPrice,
	cellNameDe,
	editAmountDe,
	type PriceList,
	parseAmountDe,
	priceIn,
	priceSheets,
	priceTable,
	type TableCell,
} from "@offizin/pricing";
import { writeCsv } from "@offizin/sheets";
import { type SheetLine, type SheetProblems, sheetLines } from "./sheet-lines.ts";

/** Columns of a price list as a spreadsheet. Those that name a cell and its price are read back, the others explain. */
const columns = [
	"Tabelle",
	"Zeile",
	"Spalte",
	"Bezeichnung",
	"Einheit",
	"Währung",
	"Preis",
	"gültig seit",
] as const;
type Column = (typeof columns)[number];
const needed: readonly Column[] = ["Tabelle", "Zeile", "Spalte", "Preis"];

const unitsDe: Readonly<Record<AmountUnit, string>> = {
	money: "Preis",
	perMille: "Prozent",
	hundredths: "Faktor",
};

/** A price list as CSV with decimal commas. */
export function writePriceSheet(
	tables: readonly { readonly table: string; readonly cells: readonly TableCell[] }[],
	currency: Currency,
): string {
	const rows = tables.flatMap(({ table, cells }) => {
		const unit = priceTable(table)?.unit ?? "money";
		return cells.map(({ row, column, amount, since }) => [
			table,
			row,
			column,
			cellNameDe({ table, row, column }),
			unitsDe[unit],
			unit === "money" ? currency.toUpperCase() : "",
			editAmountDe(amount, unit),
			since,
		]);
	});
	return writeCsv([columns, ...rows]);
}

export interface SheetCell extends CellPrice {
	readonly name: string;
	readonly unit: AmountUnit;
	readonly before: number;
}

export interface PriceSheetContent {
	/** Cells whose amount is another one than in the list. */
	readonly cells: readonly SheetCell[];
	/** Rows that were read. */
	readonly rows: number;
}

/** Reads a sheet against a list. Every cell that cannot be read is named by row and column, and then nothing is. */
export function readPriceSheet(csv: string, list: PriceList): Result<PriceSheetContent, SheetProblems> {
	const lines = sheetLines(csv, { known: columns, needed });
	if (!lines.ok) return lines;
	const problems: Record<string, string> = {};
	const cells: SheetCell[] = [];
	const seen = new Map<string, number>();
	for (const line of lines.value) {
		const read = readLine(line, list);
		if (!read.ok) {
			problems[`${line.number}, ${read.error.column}`] = read.error.reasonDe;
			continue;
		}
		const { table, row, column, amount, before } = read.value;
		const key = `${table}/${row}/${column}`;
		const first = seen.get(key);
		if (first !== undefined) {
			problems[`${line.number}, Zeile`] = `${cellNameDe(read.value)} steht schon in Zeile ${first}.`;
		}
		seen.set(key, first ?? line.number);
		if (amount !== before) cells.push(read.value);
	}
	return Object.keys(problems).length > 0 ? err(problems) : ok({ cells, rows: lines.value.length });
}

function readLine(
	line: SheetLine<Column>,
	list: PriceList,
): Result<SheetCell, { readonly column: Column; readonly reasonDe: string }> {
	const text = (column: Column) => line.text(column).replace(/^'(?=[=+\-@])/, "");
	const refuse = (column: Column, reasonDe: string) => err({ column, reasonDe });
	const [table, row, column] = [text("Tabelle"), text("Zeile"), text("Spalte")];
	const known = priceSheets.find((sheet) => sheet.table.key === table)?.table;
	if (!known) return refuse("Tabelle", `Die Tabelle „${table}“ gibt es nicht.`);
	if (!known.rows.some(({ key }) => key === row)) {
		return refuse("Zeile", `${known.nameDe}: die Zeile „${row}“ gibt es nicht.`);
	}
	const before = priceIn(list, table, row, column);
	if (!before.ok) return refuse("Spalte", `${known.nameDe}: die Spalte „${column}“ hat hier keinen Preis.`);
	const currency = text("Währung");
	if (currency !== "" && currency.toLowerCase() !== list.currency) {
		return refuse("Währung", `Diese Liste gilt in ${list.currency.toUpperCase()}, nicht in ${currency}.`);
	}
	const amount = parseAmountDe(text("Preis"), known.unit, list.currency);
	if (!amount.ok) return refuse("Preis", `${cellNameDe({ table, row, column })}: ${amount.error.reasonDe}`);
	return ok({
		table,
		row,
		column,
		amount: amount.value,
		before: before.value,
		name: cellNameDe({ table, row, column }),
		unit: known.unit,
	});
}

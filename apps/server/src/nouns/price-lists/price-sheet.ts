import { err, ok, type Result } from "@offizin/base";
import type { Currency } from "@offizin/money";
import {
	type AmountUnit,
	type AmountUnreadable,
	type CellPrice,
	editAmount,
	type PriceList,
	parseAmount,
	priceIn,
	priceSheets,
	priceTable,
	type TableCell,
} from "@offizin/pricing";
import { writeCsv } from "@offizin/sheets";
import { OPERATOR_LOCALE } from "@offizin/sites";
import { decimalMark, priceCellName, priceTableName, say, wordsOf } from "@offizin/words";
import { type SheetLine, type SheetProblems, sheetLines } from "./sheet-lines.ts";

/** Columns of a price list as a spreadsheet. Those that name a cell and its price are read back, the others explain. */
const columns = ["table", "row", "column", "name", "unit", "currency", "price", "since"] as const;
type Column = (typeof columns)[number];
const needed: readonly Column[] = ["table", "row", "column", "price"];

/** Spreadsheets are written and read in the language of the operator, whatever the back office is read in. */
const mark = decimalMark(OPERATOR_LOCALE);
const heads: Readonly<Record<Column, string>> = wordsOf(OPERATOR_LOCALE).priceSheet.column;

function amountReason({ code, ...values }: AmountUnreadable, locale: string): string {
	return say(wordsOf(locale).amount[code], values, locale);
}

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
			priceCellName({ table, row, column }, OPERATOR_LOCALE),
			wordsOf(OPERATOR_LOCALE).priceSheet.unit[unit],
			unit === "money" ? currency.toUpperCase() : "",
			editAmount(amount, unit, mark),
			since,
		]);
	});
	return writeCsv([columns.map((column) => heads[column]), ...rows]);
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
export function readPriceSheet(
	csv: string,
	list: PriceList,
	locale: string,
): Result<PriceSheetContent, SheetProblems> {
	const lines = sheetLines(csv, { heads, needed }, locale);
	if (!lines.ok) return lines;
	const { cellTwice } = wordsOf(locale).priceSheet.problem;
	const problems: Record<string, string> = {};
	const cells: SheetCell[] = [];
	const seen = new Map<string, number>();
	for (const line of lines.value) {
		const read = readLine(line, list, locale);
		if (!read.ok) {
			problems[`${line.number}, ${heads[read.error.column]}`] = read.error.reason;
			continue;
		}
		const { table, row, column, amount, before } = read.value;
		const key = `${table}/${row}/${column}`;
		const first = seen.get(key);
		if (first !== undefined) {
			const cell = priceCellName(read.value, locale);
			problems[`${line.number}, ${heads.row}`] = say(cellTwice, { cell, line: first }, locale);
		}
		seen.set(key, first ?? line.number);
		if (amount !== before) cells.push(read.value);
	}
	return Object.keys(problems).length > 0 ? err(problems) : ok({ cells, rows: lines.value.length });
}

function readLine(
	line: SheetLine<Column>,
	list: PriceList,
	locale: string,
): Result<SheetCell, { readonly column: Column; readonly reason: string }> {
	const { problem } = wordsOf(locale).priceSheet;
	const text = (column: Column) => line.text(column).replace(/^'(?=[=+\-@])/, "");
	const refuse = (column: Column, message: string, values: Readonly<Record<string, string>>) =>
		err({ column, reason: say(message, values, locale) });
	const [table, row, column] = [text("table"), text("row"), text("column")];
	const known = priceSheets.find((sheet) => sheet.table.key === table)?.table;
	if (!known) return refuse("table", problem.unknownTable, { table });
	const tableName = priceTableName(known, locale);
	if (!known.rows.some(({ key }) => key === row)) {
		return refuse("row", problem.unknownRow, { table: tableName, row });
	}
	const before = priceIn(list, table, row, column);
	if (!before.ok) return refuse("column", problem.unknownColumn, { table: tableName, column });
	const currency = text("currency");
	if (currency !== "" && currency.toLowerCase() !== list.currency) {
		const expected = list.currency.toUpperCase();
		return refuse("currency", problem.otherCurrency, { expected, found: currency });
	}
	const name = priceCellName({ table, row, column }, locale);
	const amount = parseAmount(text("price"), { unit: known.unit, currency: list.currency, mark });
	if (!amount.ok) {
		return refuse("price", problem.amount, { cell: name, reason: amountReason(amount.error, locale) });
	}
	return ok({ table, row, column, amount: amount.value, before: before.value, name, unit: known.unit });
}

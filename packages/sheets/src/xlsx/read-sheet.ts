import type { SpreadsheetLimits } from "../spreadsheet-error.ts";
import type { Cell, TableRow } from "../table.ts";
import { formatIsoDate } from "./format-date.ts";
import { type NumberFormatter, numberFormatter } from "./format-number.ts";
import { parseXml, type XmlAttributes, XmlError } from "./parse-xml.ts";
import { unescaped } from "./read-strings.ts";

/** Formatters for the styles of a workbook, each made when the first cell needs it. */
export function styleFormatters(
	formats: readonly string[],
	isFrom1904: boolean,
): (style: number) => NumberFormatter {
	const made = new Map<number, NumberFormatter>();
	return (style) => {
		const known = made.get(style) ?? numberFormatter(formats[style] ?? "General", isFrom1904);
		made.set(style, known);
		return known;
	};
}

export interface SheetContext {
	readonly sharedStrings: readonly string[];
	/** By the number of the cell style. */
	readonly formatter: (style: number) => NumberFormatter;
	readonly limits: SpreadsheetLimits;
}

/** More rows or columns than a table may have; stops the reading where it happens. */
export class SheetTooLarge extends Error {
	readonly limit: "rows" | "columns";

	constructor(limit: "rows" | "columns") {
		super(`A sheet with too many ${limit}`);
		this.limit = limit;
	}
}

/** What is collected of one cell until it closes. */
interface OpenCell {
	readonly column: number;
	readonly attributes: XmlAttributes;
	hasFormula: boolean;
	value: string | undefined;
	inline: string;
}

/** Rows with values of one sheet. Of a formula the value it had when saved. Throws `XmlError` and `SheetTooLarge`. */
export function readSheetRows(xml: string, context: SheetContext): TableRow[] {
	const rows: TableRow[] = [];
	let row = { number: 0, cells: [] as Cell[], isHidden: false };
	let column = -1;
	let cell: OpenCell | undefined;
	let element = "";
	parseXml(xml, {
		open(name, attributes) {
			element = name;
			if (name === "row") {
				const { r = String(row.number + 1), hidden } = attributes();
				row = { number: Number(r), cells: [], isHidden: /^(1|true)$/.test(hidden ?? "") };
				column = -1;
			} else if (name === "c") {
				const own = attributes();
				column = own.r === undefined ? column + 1 : columnOf(own.r);
				cell = { column, attributes: own, hasFormula: false, value: undefined, inline: "" };
			} else if (cell && name === "v") cell.value = "";
			else if (cell && name === "f") cell.hasFormula = true;
		},
		text(text) {
			if (!cell) return;
			if (element === "v") cell.value += text;
			else if (element === "t") cell.inline += text;
		},
		close(name) {
			element = "";
			if (name === "c" && cell) {
				const value = cellOf(cell, context);
				if (isValue(value)) {
					if (cell.column >= context.limits.columns) throw new SheetTooLarge("columns");
					setCell(row.cells, cell.column, value);
				}
				cell = undefined;
			}
			if (name !== "row" || row.cells.every((value) => value === "")) return;
			rows.push(row);
			if (rows.length > context.limits.rows + 1) throw new SheetTooLarge("rows");
		},
	});
	return rows;
}

/** 0 for "A7", 27 for "AB7". */
function columnOf(address: string): number {
	const letters = /^[A-Z]{1,3}(?=\d)/.exec(address)?.[0];
	if (letters === undefined) throw new XmlError(`"${address}" is no cell`);
	return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function isValue(cell: Cell): boolean {
	return typeof cell !== "string" || cell.trim() !== "";
}

function setCell(cells: Cell[], column: number, value: Cell): void {
	while (cells.length <= column) cells.push("");
	cells[column] = value;
}

/** By the cell's type (ECMA-376 part 1, 18.18.11). */
function cellOf(cell: OpenCell, context: SheetContext): Cell {
	const { attributes, value, inline } = cell;
	if (attributes.t === "inlineStr") return unescaped(inline);
	if (value === undefined || (value === "" && attributes.t !== "str")) {
		return cell.hasFormula ? { problem: "formulaWithoutValue" } : "";
	}
	switch (attributes.t ?? "n") {
		case "s":
			return sharedString(value, context);
		case "str":
			return unescaped(value);
		case "b":
			return value === "1" || value === "true" ? "WAHR" : "FALSCH";
		case "e":
			return { problem: "error", value };
		case "d":
			return formatIsoDate(value) ?? value;
		default: {
			const number = Number(value);
			if (!Number.isFinite(number)) throw new XmlError(`"${value}" is no number`);
			return context.formatter(Number(attributes.s ?? 0))(number);
		}
	}
}

function sharedString(index: string, { sharedStrings }: SheetContext): string {
	const text = sharedStrings[Number(index)];
	if (text === undefined) throw new XmlError(`There is no shared string ${index}`);
	return text;
}

import { expect, test } from "vitest";
import { newRow, readTable, type TableCell, tableValue } from "./table-value.ts";

const cell = (uid: string, words: string): TableCell => ({ uid, words });

test("[§4] a table is written as the protocol has it and read again, each cell by its own name", () => {
	const table = [
		{ uid: "head", cells: [cell("a", "Format"), cell("b", "Preis")] },
		{ uid: "r", cells: [cell("c", "A6"), cell("d", "1,69 €")] },
	];
	const value = tableValue(table);
	expect(value).toEqual({
		fieldtype: "table",
		thead: [
			{ _uid: "a", component: "_table_head", value: "Format" },
			{ _uid: "b", component: "_table_head", value: "Preis" },
		],
		tbody: [
			{
				...{ _uid: "r", component: "_table_row" },
				body: [
					{ _uid: "c", component: "_table_col", value: "A6" },
					{ _uid: "d", component: "_table_col", value: "1,69 €" },
				],
			},
		],
	});
	expect(readTable(value)).toEqual(table);
});

test("a field with nothing in it has no table; short rows are filled up and named by their place", () => {
	expect([readTable(undefined), readTable(""), readTable({ thead: [] })]).toEqual([
		undefined,
		undefined,
		undefined,
	]);
	const short = { thead: [{ value: "a" }, { _uid: "x", value: "b" }], tbody: [{ body: [{ value: "c" }] }] };
	expect(readTable(short)).toEqual([
		{ uid: "head", cells: [cell("head-0", "a"), cell("x", "b")] },
		{ uid: "row-0", cells: [cell("row-0-0", "c"), cell("row-0-1", "")] },
	]);
});

test("a new row has new names", () => {
	let next = 0;
	expect(newRow(2, () => String(next++))).toEqual({ uid: "0", cells: [cell("1", ""), cell("2", "")] });
});

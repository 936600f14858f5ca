import { expect, test } from "vitest";
import { readTable, tableValue } from "./table-value.ts";

test("[§4] a table is written as the protocol has it and read again", () => {
	let next = 0;
	const words = [
		["Format", "Preis"],
		["A6", "1,69 €"],
	];
	const value = tableValue(words, () => String(next++));
	expect(value).toMatchObject({
		thead: [{ component: "_table_head", value: "Format" }, {}],
		tbody: [{ component: "_table_row", body: [{ component: "_table_col", value: "A6" }, {}] }],
	});
	expect(readTable(value)).toEqual(words);
});

test("a field with nothing in it begins with two by two, and short rows are filled up", () => {
	expect(readTable(undefined)).toEqual([
		["", ""],
		["", ""],
	]);
	expect(readTable({ thead: [{ value: "a" }, { value: "b" }], tbody: [{ body: [{ value: "c" }] }] })).toEqual(
		[
			["a", "b"],
			["c", ""],
		],
	);
});

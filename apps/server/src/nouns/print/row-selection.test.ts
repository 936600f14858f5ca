import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatRowSelection, isSelected, parseRowSelection, rowsNotIn } from "./row-selection.ts";

function selectionOf(text: string) {
	const selection = parseRowSelection(text);
	if (!selection.ok) throw new Error(selection.error.part);
	return selection.value;
}

test("rows and ranges are read in any order and merged", () => {
	expect(formatRowSelection(selectionOf("240-245, 17,244–250,16"))).toBe("16-17,240-250");
});

test.each(["", "0", "5-3", "a", "1,", "1-2-3", "-4", "1.5", "1048577", "17;18"])("%j is refused", (text) => {
	expect(parseRowSelection(text)).toMatchObject({ ok: false });
});

describe("a selection", () => {
	const row = fc.integer({ min: 1, max: 60 });

	test("has exactly the rows that were told, and tells them again", () => {
		fc.assert(
			fc.property(fc.array(row, { minLength: 1 }), (rows) => {
				const selection = selectionOf(rows.join(","));
				for (let at = 1; at <= 60; at++) expect(isSelected(selection, at)).toBe(rows.includes(at));
				expect(selectionOf(formatRowSelection(selection))).toEqual(selection);
			}),
		);
	});

	test("names what is not in a list", () => {
		expect(formatRowSelection(rowsNotIn(selectionOf("1-5,9"), [2, 4, 5, 6]))).toBe("1,3,9");
	});
});

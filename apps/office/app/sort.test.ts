import { expect, test } from "vitest";
import { nextSort, readSort, writeSort } from "./sort.ts";

const columns = ["name", "width"];

test("a column that the table does not have sorts by nothing", () => {
	expect(readSort("height", columns)).toBeUndefined();
	expect(readSort(null, columns)).toBeUndefined();
});

test.each(["name", "-width"])("%s is written as it was read", (text) => {
	const sort = readSort(text, columns);
	expect(sort && writeSort(sort)).toBe(text);
});

test("a head asks for up, then down, then the order it came in", () => {
	const first = nextSort(undefined, "name");
	const second = nextSort(first, "name");
	expect([first, second, nextSort(second, "name")]).toEqual([
		{ column: "name", isDescending: false },
		{ column: "name", isDescending: true },
		undefined,
	]);
	expect(nextSort({ column: "name", isDescending: true }, "width")).toEqual({
		column: "width",
		isDescending: false,
	});
});

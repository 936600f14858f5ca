import { expect, test } from "vitest";
import { readSort } from "#app/sort.ts";
import { sortRows } from "./sort-rows.ts";

const table = {
	columns: [
		{ key: "name", name: "Name", kind: "text" as const },
		{ key: "width", name: "Breite", kind: "number" as const },
	],
	rows: [
		["Österreich", 90],
		["A10", 200],
		["A9", 1000],
		["Zebra", 90],
	],
};
const columns = table.columns.map(({ key }) => key);
const names = (sort: string) => sortRows(table, readSort(sort, columns)).map(([name]) => name);

test("names as Germans sort them, numbers in them by size", () => {
	expect(names("name")).toEqual(["A9", "A10", "Österreich", "Zebra"]);
	expect(names("-name")).toEqual(["Zebra", "Österreich", "A10", "A9"]);
});

test("numbers by size, equals in the order of the catalogue", () => {
	expect(names("width")).toEqual(["Österreich", "Zebra", "A10", "A9"]);
});

test("an unknown column sorts by nothing", () => {
	expect(names("height")).toEqual(["Österreich", "A10", "A9", "Zebra"]);
});

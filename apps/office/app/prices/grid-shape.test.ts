import type { OfficePriceTable } from "@offizin/contract";
import { expect, test } from "vitest";
import { gridShape } from "./grid-shape.ts";

const head = (key: string) => ({ key, name: key.toUpperCase() });

function cell(row: string, column: string): OfficePriceTable["cells"][number] {
	return {
		row,
		column,
		amount: 100,
		since: "2026-11-01",
		reach: "currency",
		announcedUntil: null,
		next: null,
	};
}

test("a table with most of its cells is a grid with a few holes", () => {
	const table = {
		rows: [head("a"), head("b")],
		columns: [head("x"), head("y")],
		cells: [cell("a", "x"), cell("b", "x"), cell("b", "y")],
	};
	const shape = gridShape(table, "Wert");
	expect(shape.columns).toEqual([head("x"), head("y")]);
	expect(shape.rows.map(({ name, cells }) => [name, cells.map((one) => one?.column)])).toEqual([
		["A", ["x", undefined]],
		["B", ["x", "y"]],
	]);
});

test("one that is mostly holes is a list of what there is, under both names", () => {
	const columns = ["v", "w", "x", "y", "z"].map(head);
	const cells = [cell("a", "x"), cell("b", "v"), cell("b", "z")];
	const shape = gridShape({ rows: [head("a"), head("b")], columns, cells }, "Wert");
	expect(shape.columns.map(({ name }) => name)).toEqual(["Wert"]);
	expect(shape.rows.map(({ name }) => name)).toEqual(["A, X", "B, V", "B, Z"]);
	expect(shape.rows.flatMap((row) => row.cells)).toEqual(cells);
});

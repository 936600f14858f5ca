import { describe, expect, test } from "vitest";
import { projectDrop, type TreeRow, withoutBelow } from "./project-drop.ts";

/** a · b (b1 · b2) · c (empty) · d */
const rows: readonly TreeRow[] = [
	{ id: "a", parent: null, depth: 0 },
	{ id: "b", parent: null, depth: 0 },
	{ id: "b1", parent: "b", depth: 1 },
	{ id: "b2", parent: "b", depth: 1 },
	{ id: "c", parent: null, depth: 0 },
	{ id: "d", parent: null, depth: 0 },
];
const folders = new Set(["b", "c"]);
const drop = (active: string, over: string, indent = 0) =>
	projectDrop({
		rows,
		active,
		over,
		indent,
		accepts: (parent) => parent === null || (folders.has(parent) && parent !== active),
	});

test("what lies in a dragged folder moves along", () => {
	expect(withoutBelow(rows, "b").map(({ id }) => id)).toEqual(["a", "b", "c", "d"]);
});

describe("a row comes to lie", () => {
	test.each([
		["a", "d", 0, null, "d"],
		["d", "a", 0, null, null],
		["a", "b1", 0, "b", "b1"],
		["a", "b2", 0, null, "b"],
		["a", "b2", 1, "b", "b2"],
		["d", "d", 1, "c", null],
		["d", "d", 5, "c", null],
		["b2", "b2", -1, null, "b"],
		["b", "d", 0, null, "d"],
	])("%s over %s, %i steps to the right: in %s after %s", (active, over, indent, parent, after) => {
		expect(drop(active, over, indent)).toMatchObject({ parent, after });
	});

	test("first in the only row at the top, also when it is dragged above that one", () => {
		const page: readonly TreeRow[] = [
			{ id: "page", parent: null, depth: 0 },
			{ id: "one", parent: "page", depth: 1 },
			{ id: "two", parent: "page", depth: 1 },
		];
		const accepts = (parent: string | null) => parent === "page";
		for (const over of ["page", "one"]) {
			expect(projectDrop({ rows: page, active: "two", over, indent: 0, accepts })).toEqual({
				index: 1,
				parent: "page",
				after: null,
				depth: 1,
			});
		}
	});

	test("nowhere when nothing takes it", () => {
		expect(projectDrop({ rows, active: "a", over: "d", indent: 0, accepts: () => false })).toBeUndefined();
		expect(drop("a", "nobody")).toBeUndefined();
	});
});

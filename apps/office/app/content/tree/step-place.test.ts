import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Drop, TreeRow } from "./project-drop.ts";
import { placeNow, rowsCarried, stepPlace, type Way } from "./step-place.ts";

const row = (id: string, parent: string | null, depth: number): TreeRow => ({ id, parent, depth });

/** A page with: words · a box that is open (b1 · b2) · two lists (l1 · l2 | r1) · words */
const rows: readonly TreeRow[] = [
	row("page", null, 0),
	row("one", "page", 1),
	row("box", "page", 1),
	row("b1", "box", 2),
	row("b2", "box", 2),
	row("lists", "page", 1),
	row("left", "lists", 2),
	row("l1", "left", 3),
	row("l2", "left", 3),
	row("right", "lists", 2),
	row("r1", "right", 3),
	row("last", "page", 1),
];
const taking = new Set<string | null>(["page", "box", "left", "right"]);
const accepts = (parent: string | null) => taking.has(parent);

function walk(moved: string, ways: readonly Way[]): Drop | undefined {
	return ways.reduce<Drop | undefined>(
		(place, way) => place && stepPlace({ rows, moved, place, accepts }, way),
		placeNow(rows, moved),
	);
}

describe("what was picked up", () => {
	test.each<[string, string, readonly Way[], string, string | null]>([
		["goes past a block that is open as past any other", "one", ["down"], "page", "box"],
		["goes past it from below, too", "lists", ["up"], "page", "one"],
		["goes past one block after the other", "one", ["down", "down"], "page", "lists"],
		["goes into the block above it, behind what lies there", "one", ["down", "in"], "box", "b2"],
		["goes up from there between what lies there", "one", ["down", "in", "up"], "box", "b1"],
		["goes on inside of a block that is open", "b1", ["down"], "box", "b2"],
		["leaves it at its end", "b2", ["down"], "page", "box"],
		["leaves it at its beginning", "b1", ["up"], "page", "one"],
		["leaves it from the middle: behind it", "b1", ["out"], "page", "box"],
		["goes from the end of a list into the next one", "l2", ["down"], "right", null],
		["goes from the beginning of a list into the one before", "r1", ["up"], "left", "l2"],
		["leaves lists for what these lie in", "l1", ["out"], "page", "lists"],
		["goes into the last list of the block above it", "last", ["in"], "right", "r1"],
	])("%s", (_, moved, ways, parent, after) => {
		expect(walk(moved, ways)).toMatchObject({ parent, after });
	});

	test.each<[string, Way]>([
		["one", "up"],
		["last", "down"],
		["one", "in"],
		["last", "out"],
	])("%s goes no further %s", (moved, way) => {
		expect(walk(moved, [way])).toBeUndefined();
	});

	test("lies where it lay after a step and the step back, wherever it is among neighbours", () => {
		const movable = fc.constantFrom("one", "b1", "b2", "l1", "l2", "r1", "lists", "last");
		fc.assert(
			fc.property(movable, (moved) => {
				const here = placeNow(rows, moved);
				const there = walk(moved, ["down"]);
				if (there?.parent !== here?.parent) return;
				expect(walk(moved, ["down", "up"])).toEqual(here);
			}),
		);
	});
});

test("is shown where it is carried to, without what lies in it", () => {
	const place = walk("box", ["down"]);
	expect(place).toMatchObject({ parent: "page", after: "lists", depth: 1 });
	expect(rowsCarried(rows, "box", place ?? { index: 0, depth: 0 }).map(({ id }) => id)).toEqual([
		"page",
		"one",
		"lists",
		"left",
		"l1",
		"l2",
		"right",
		"r1",
		"box",
		"last",
	]);
});

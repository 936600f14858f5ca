import type { DesignElement, DesignPage } from "@offizin/design";
import { box } from "@offizin/units";
import { isValidElement } from "react";
import { expect, test } from "vitest";
import { carryOf } from "./carry.tsx";

const COUNT = 20;

const shape = (at: number, x = 0): DesignElement =>
	({ id: `shape-${at}`, type: "shape", box: box(at * 100 + x, 50, 500, 500), rotation: 0 }) as DesignElement;
const pageOf = (elements: readonly DesignElement[]) => ({ key: "front", elements }) as unknown as DesignPage;
const all = Array.from({ length: COUNT }, (_, at) => shape(at));
const held = all.filter((_, at) => at !== 7);
const carry = carryOf(held.map(({ id }) => ({ element: id })));
const moved = (x: number) => all.map((one, at) => (at === 7 ? one : shape(at, x)));

test("[14] many that go the same way are shifted as one, back to where they were too", () => {
	expect(carry.shiftOf(pageOf(all), pageOf(moved(30)))).toEqual({ x: 30, y: 0 });
	expect(carry.shiftOf(pageOf(all), pageOf(moved(0)))).toEqual({ x: 0, y: 0 });
});

test.each<[string, readonly DesignElement[]]>([
	["one of them goes elsewhere", moved(30).map((one, at) => (at === 3 ? shape(3, 31) : one))],
	["one of them is turned", moved(30).map((one, at) => (at === 3 ? { ...one, rotation: 100 } : one))],
	["something else changes", moved(30).map((one, at) => (at === 7 ? { ...one, rotation: 100 } : one))],
	["one of them is gone", moved(30).slice(1)],
	["their order changes", moved(30).toReversed()],
])("[14] where %s, each is drawn by itself", (_, elements) => {
	expect(carry.shiftOf(pageOf(all), pageOf(elements))).toBeUndefined();
});

test("[14] few are not put into groups: they would be drawn anew for it", () => {
	const few = carryOf([{ element: "shape-1" }]);
	expect(
		few.shiftOf(pageOf(all), pageOf(all.map((one, at) => (at === 1 ? shape(1, 30) : one)))),
	).toBeUndefined();
});

test("[14] what lies between those that are carried stays in its layer, and in its place", () => {
	const drawn = carry.grouped(all, { x: 30, y: 0 } as never, ({ id }) => id);
	if (!Array.isArray(drawn)) throw new Error("Nothing is drawn.");
	const children = drawn.map((one) =>
		isValidElement<{ transform: string; children: string[] }>(one) ? one.props : one,
	);
	expect(children).toEqual([
		{ transform: "translate(30 0)", children: all.slice(0, 7).map(({ id }) => id) },
		"shape-7",
		{ transform: "translate(30 0)", children: all.slice(8).map(({ id }) => id) },
	]);
});

import type { DesignElement } from "@offizin/design";
import { box } from "@offizin/units";
import { expect, test } from "vitest";
import { shiftBetween } from "./shift-between.ts";

const shape = {
	id: "shape-1",
	type: "shape",
	label: "own-shape",
	box: box(1000, 2000, 5000, 5000),
	rotation: 100,
} as DesignElement;

test("[14] what is only moved is shifted", () => {
	expect(shiftBetween(shape, { ...shape, box: box(1500, 1000, 5000, 5000) })).toEqual({ x: 500, y: -1000 });
	expect(shiftBetween(shape, shape)).toEqual({ x: 0, y: 0 });
});

test.each<[string, Partial<DesignElement>]>([
	["sized", { box: box(1000, 2000, 5001, 5000) }],
	["turned", { rotation: 200 }],
	["in a group", { group: "group-1" }],
	["locked", { locked: true }],
])("[14] what is %s is drawn anew", (_, change) => {
	expect(shiftBetween(shape, { ...shape, ...change } as DesignElement)).toBeUndefined();
});

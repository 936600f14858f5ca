import { contoursOf } from "@offizin/geometry";
import { expect, test } from "vitest";
import { outlineOf } from "../draw/outline.ts";
import { finestOf, stripWidthOf, thicknessOf } from "./check-thickness.ts";

const only = (path: string) => {
	const [contour] = contoursOf(path, 2);
	if (!contour) throw new Error(path);
	return contour;
};
const strip = only("M0 0L10000 0L10000 200L0 200Z");
const disc = only(outlineOf("ellipse", { width: 900, height: 900 } as Parameters<typeof outlineOf>[1]));
/** Two arcs that meet in points, 500 across in the middle. */
const leaf = only("M0 0C3000 -333 7000 -333 10000 0C7000 333 3000 333 0 0Z");

test("a strip is as thick as it is wide, a disc as its diameter", () => {
	expect(thicknessOf(strip)).toBeCloseTo(200);
	expect(thicknessOf(disc)).toBeGreaterThan(850);
	expect(stripWidthOf(strip)).toBeCloseTo(200, -1);
	expect(stripWidthOf(disc)).toBeGreaterThan(850);
});

test("the tips of a leaf do not make it fine", () => {
	expect(thicknessOf(leaf)).toBeGreaterThan(340);
	expect(thicknessOf(leaf)).toBeLessThan(500);
});

test("what a hole leaves of a form is measured, by either rule", () => {
	const frame = "M0 0L5000 0L5000 5000L0 5000Z";
	const inner = "M200 200L4800 200L4800 4800L200 4800Z";
	const against = "M200 200L200 4800L4800 4800L4800 200Z";
	expect(finestOf(contoursOf(frame + inner), "evenodd", 300)).toBeCloseTo(200);
	expect(finestOf(contoursOf(frame + against), "nonzero", 300)).toBeCloseTo(200);
	expect(finestOf(contoursOf(frame + inner), "nonzero", 300)).toBe(Infinity);
});

test("the finest of several forms counts", () => {
	expect(finestOf([disc, strip], "nonzero", 250)).toBeCloseTo(200);
	expect(finestOf([disc, leaf], "nonzero", 250)).toBeGreaterThan(250);
});

test("forms without area paint nothing and are not fine", () => {
	expect(finestOf(contoursOf("M0 0L10 10L20 20Z"), "nonzero", 250)).toBe(Infinity);
});

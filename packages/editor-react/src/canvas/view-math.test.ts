import { describe, expect, test } from "vitest";
import { heldAt, scrollFor, withinZoom, zoomForText } from "./view-math.ts";

describe("a text that a thumb writes", () => {
	const room = 390;

	test("is magnified until it can be read", () => {
		expect(zoomForText({ size: 6, width: 100, room, zoom: 1 })).toBe(3);
	});

	test("no further than all of its lines are seen", () => {
		// At 2.44 the 150 pixels fill the room; the type has 14.7 pixels then.
		expect(zoomForText({ size: 6, width: 150, room, zoom: 1 })).toBeCloseTo(2.444, 2);
	});

	test("but until it can be read, where lines are long", () => {
		expect(zoomForText({ size: 5, width: 300, room, zoom: 1 })).toBeCloseTo(2.8, 5);
	});

	test("stays as it is where it can be read, and is never made smaller", () => {
		expect(zoomForText({ size: 15, width: 100, room, zoom: 1.5 })).toBe(1.5);
		expect(zoomForText({ size: 13.9, width: 2000, room, zoom: 3 })).toBeGreaterThanOrEqual(3);
	});

	test("not beyond four times", () => {
		expect(zoomForText({ size: 1, width: 10, room, zoom: 1 })).toBe(4);
	});
});

test("what lay under a place lies there again after another zoom", () => {
	const before = { left: 10, top: 50, width: 370, height: 520 };
	const held = heldAt(before, 195, 300);
	const after = { left: -200, top: -150, width: 740, height: 1040 };
	const { dx, dy } = scrollFor(after, held);
	expect(heldAt({ ...after, left: after.left - dx, top: after.top - dy }, 195, 300)).toEqual(held);
});

test("the page is never smaller than all of it, nor larger than six times", () => {
	expect([0.4, 2, 9].map(withinZoom)).toEqual([1, 2, 6]);
});

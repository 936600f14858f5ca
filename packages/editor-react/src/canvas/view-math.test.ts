import { describe, expect, test } from "vitest";
import { aboveKeyboard, heldAt, middleSeen, scrollFor, withinZoom, zoomForText } from "./view-math.ts";

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

describe("above the keyboard", () => {
	const seen = { height: 508, offsetTop: 0, scale: 1 };

	test("stands what it leaves of the window, wherever the browser has moved it", () => {
		expect(aboveKeyboard({ whole: 844, seen })).toEqual({ top: 0, height: 508, below: 336 });
		const moved = { ...seen, offsetTop: 200 };
		expect(aboveKeyboard({ whole: 844, seen: moved })).toEqual({ top: 200, height: 508, below: 136 });
		const pulled = { ...seen, offsetTop: -30 };
		expect(aboveKeyboard({ whole: 844, seen: pulled })).toEqual({ top: 0, height: 508, below: 336 });
	});

	test("a bar of the browser and a page that is magnified are no keyboard", () => {
		expect(aboveKeyboard({ whole: 844, seen: { ...seen, height: 760 } })).toBeNull();
		expect(aboveKeyboard({ whole: 844, seen: { ...seen, height: 422, scale: 2 } })).toBeNull();
	});
});

describe("in the middle of a room", () => {
	test("stands all of what has room in it", () => {
		expect(middleSeen({ start: 100, length: 80 }, 179, 200)).toBe(140);
	});

	test("stands the caret of what is longer, but nothing beside it is shown for that", () => {
		const line = { start: 100, length: 500 };
		expect(middleSeen(line, 350, 200)).toBe(350);
		expect(middleSeen(line, 110, 200)).toBe(200);
		expect(middleSeen(line, 590, 200)).toBe(500);
	});
});

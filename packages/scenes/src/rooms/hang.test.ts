import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hangIn, roomThatFits } from "./hang.ts";
import { ROOM_RATIO, roomKeys, wallColours } from "./room.ts";
import { rooms } from "./room-list.ts";

/** Pixels across that rooms are looked at in. */
const ACROSS = 2000;

const sizes = fc.record({
	width: fc.double({ min: 10, max: 400, noNaN: true }),
	height: fc.double({ min: 10, max: 300, noNaN: true }),
});

describe.each(rooms)("$key", (room) => {
	test("[15] a picture of 120 cm covers 120 cm of the wall, to the pixel, both ways", () => {
		const place = hangIn(room, { width: 120, height: 80 });
		expect(Math.abs((place?.width ?? 0) * ACROSS - (120 / room.width) * ACROSS)).toBeLessThan(1);
		const high = ACROSS / ROOM_RATIO;
		expect(Math.abs((place?.height ?? 0) * high - (80 / room.width) * ACROSS)).toBeLessThan(1);
	});

	test("[15] whatever hangs lies in what furniture leaves free, and what does not fit does not hang", () => {
		const high = room.width / ROOM_RATIO;
		const { left, right, low, high: top } = room.free;
		fc.assert(
			fc.property(sizes, (size) => {
				const place = hangIn(room, size);
				const fits = size.width <= right - left && size.height <= top - low;
				expect(place !== undefined).toBe(fits);
				if (!place) return;
				const from = place.left * room.width - room.width / 2;
				const upper = room.foot + high - place.top * high;
				expect(from).toBeGreaterThanOrEqual(left - 1e-6);
				expect(from + size.width).toBeLessThanOrEqual(right + 1e-6);
				expect(upper).toBeLessThanOrEqual(top + 1e-6);
				expect(upper - size.height).toBeGreaterThanOrEqual(low - 1e-6);
			}),
		);
	});

	test("its free wall is seen, above the floor, with the hanging point in it", () => {
		const { free, hang, foot, width } = room;
		expect(Math.max(-free.left, free.right)).toBeLessThanOrEqual(width / 2);
		expect(free.high).toBeLessThanOrEqual(foot + width / ROOM_RATIO);
		expect(free.low).toBeGreaterThan(0);
		expect(hang.across).toBeGreaterThan(free.left);
		expect(hang.across).toBeLessThan(free.right);
		expect(hang.eye).toBeGreaterThan(free.low);
		expect(hang.eye).toBeLessThan(free.high);
	});
});

test("there are ten rooms, and at least four paints", () => {
	expect(rooms.map(({ key }) => key)).toEqual(roomKeys);
	expect(rooms.length).toBeGreaterThanOrEqual(8);
	expect(wallColours.length).toBeGreaterThanOrEqual(4);
});

test("pictures of 120 × 80 hang in every room; what is too large for one is offered the smallest wall it fits", () => {
	expect(rooms.filter((room) => !hangIn(room, { width: 120, height: 80 }))).toEqual([]);
	const living = rooms.find(({ key }) => key === "living");
	const huge = { width: 300, height: 200 };
	expect(living && hangIn(living, huge)).toBeUndefined();
	expect(roomThatFits(rooms, huge)?.key).toBe("loft");
	expect(roomThatFits(rooms, { width: 500, height: 150 })).toBeUndefined();
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cutOutline } from "./cut-outline.ts";
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

describe("[15] the light of a room on a film that is cut out", () => {
	test.each(["konturschnitt", "kontur-oval", "kontur-herz"])(
		"%s: lies within the film, and reaches each of its edges",
		(edge) => {
			const outline = cutOutline({ configuration: { edge, format: "60x40" } }) ?? [];
			for (const axis of [0, 1]) {
				const along = outline.map((corner) => corner[axis] ?? Number.NaN);
				expect(Math.min(...along)).toBeCloseTo(0, 2);
				expect(Math.max(...along)).toBeCloseTo(1, 2);
			}
			expect(outline.length).toBeLessThan(120);
		},
	);

	test("is that of the photo where the film is cut around it, and there is none for what fills its size", () => {
		const film = { width: 600_000, height: 400_000 };
		const die = "M150000 100000L450000 100000L450000 300000Z";
		const own = { href: "cat.png", width: 3, height: 2, crop: { x: 0, y: 0, width: 3, height: 2 } };
		const cut = { die, place: { x: 0, y: 0, ...film }, film };
		expect(
			cutOutline({ configuration: { edge: "kontur-bild", format: "60x40" }, own: { ...own, cut } }),
		).toEqual([
			[0.25, 0.25],
			[0.75, 0.25],
			[0.75, 0.75],
		]);
		expect(cutOutline({ configuration: { edge: "ohne", format: "60x40" }, own })).toBeUndefined();
	});
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
	areaOf,
	type Contour,
	clipTo,
	contoursOf,
	distanceToOutline,
	isFilled,
	signedArea,
} from "./contour.ts";

const square = (x: number, y: number, side: number): Contour => [
	{ x, y },
	{ x: x + side, y },
	{ x: x + side, y: y + side },
	{ x, y: y + side },
];

describe("flattened paths", () => {
	test("every piece of a path is a contour, with numbers of any notation", () => {
		expect(contoursOf("M0 0L10 0L10,10ZM-1.5 2L3 1e-7")).toEqual([
			[
				{ x: 0, y: 0 },
				{ x: 10, y: 0 },
				{ x: 10, y: 10 },
			],
			[
				{ x: -1.5, y: 2 },
				{ x: 3, y: 1e-7 },
			],
		]);
	});

	test("by the even-odd rule an inner contour is a hole, however it runs", () => {
		const ring = contoursOf("M0 0L30 0L30 30L0 30ZM10 10L20 10L20 20L10 20Z");
		const spots = [5, 15, 31].map((x) => ({ x, y: x === 15 ? 15 : 5 }));
		expect(spots.map((spot) => isFilled(ring, "evenodd", spot))).toEqual([true, false, false]);
	});

	test("L and C go on with more numbers, as artworks may", () => {
		expect(contoursOf("M0 0L10 0 10 10 0 10Z")).toEqual([square(0, 0, 10)]);
	});

	test("a circle drawn by curves has its area to half a percent", () => {
		const [circle] = contoursOf(
			"M10000 0C15522.8 0 20000 4477.2 20000 10000C20000 15522.8 15522.8 20000 10000 20000" +
				"C4477.2 20000 0 15522.8 0 10000C0 4477.2 4477.2 0 10000 0Z",
		);
		expect(Math.abs(signedArea(circle ?? [])) / (Math.PI * 1e8)).toBeCloseTo(1, 2);
	});
});

describe("area", () => {
	test("a hole is taken off, by either rule", () => {
		const inner = square(2, 2, 4);
		expect(areaOf([square(0, 0, 10), [...inner].reverse()], "nonzero")).toBe(84);
		expect(areaOf([square(0, 0, 10), inner], "evenodd")).toBe(84);
	});

	test("what lies inside another form counts once, what lies beside it twice, whichever way it is drawn", () => {
		expect(areaOf([square(0, 0, 10), square(2, 2, 4)], "nonzero")).toBe(100);
		expect(areaOf([square(0, 0, 10), [...square(20, 0, 10)].reverse()], "nonzero")).toBe(200);
	});

	test("clipping keeps the part inside", () => {
		const clipped = clipTo(square(-5, -5, 10), { left: 0, top: 0, right: 100, bottom: 3 });
		expect(signedArea(clipped)).toBe(15);
	});
});

test("a point is filled when it is inside and its distance to the outline says how deep", () => {
	const contours = contoursOf("M0 0L100 0L100 40L0 40Z");
	fc.assert(
		fc.property(fc.integer({ min: -50, max: 150 }), fc.integer({ min: -50, max: 90 }), (x, y) => {
			const isInside = x > 0 && x < 100 && y > 0 && y < 40;
			const deep = Math.min(x, 100 - x, y, 40 - y);
			const distance = distanceToOutline(contours, { x, y });
			if (isInside) expect(distance).toBeCloseTo(deep);
			if (distance > 1e-6) expect(isFilled(contours, "nonzero", { x, y })).toBe(isInside);
		}),
	);
});

import { describe, expect, test } from "vitest";
import { homographyOf, type Point, project, type Quad } from "./homography.ts";
import { hungAt, type Marks, movedOnWall, transformTo, wallIn } from "./wall-scale.ts";

const picture = { width: 60, height: 40 };
const length = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

function known<Value>(value: Value | undefined): Value {
	if (value === undefined) throw new Error("There is none.");
	return value;
}

describe("[15] a length somebody knows", () => {
	const door: Marks = {
		kind: "length",
		ends: [
			{ x: 0.2, y: 0.1 },
			{ x: 0.2, y: 0.6 },
		],
		centimetres: 200,
	};

	test("gives every other its length, however it lies", () => {
		const [a, b, , d] = known(hungAt(known(wallIn(door)), { x: 0.6, y: 0.3 }, picture));
		expect(length(a, b)).toBeCloseTo(0.15, 6);
		expect(length(a, d)).toBeCloseTo(0.1, 6);
		expect([(a.x + b.x) / 2, (a.y + d.y) / 2]).toEqual([expect.closeTo(0.6, 6), expect.closeTo(0.3, 6)]);
	});

	test("of nothing is none, and neither is one of two points that are one", () => {
		expect(wallIn({ ...door, centimetres: 0 })).toBeUndefined();
		expect(wallIn({ ...door, ends: [door.ends[0], door.ends[0]] })).toBeUndefined();
	});
});

describe("[15] a sheet of A4 seen from the side", () => {
	/** A camera that stands to the left of the wall and looks up a little: centimetres of the wall to widths of the photo. */
	const camera = known(
		homographyOf(
			[
				{ x: 0, y: 0 },
				{ x: 400, y: 0 },
				{ x: 400, y: 250 },
				{ x: 0, y: 250 },
			],
			[
				{ x: 0.02, y: 0.05 },
				{ x: 0.95, y: 0.14 },
				{ x: 0.97, y: 0.52 },
				{ x: 0.01, y: 0.66 },
			],
		),
	);
	const seen = (x: number, y: number) => project(camera, { x, y });
	const sheetAt = (x: number, y: number, width: number, height: number): Quad => [
		...([seen(x, y), seen(x + width, y)] as const),
		...([seen(x + width, y + height), seen(x, y + height)] as const),
	];

	test.each([
		["upright", sheetAt(150, 100, 21, 29.7)],
		["lying", sheetAt(150, 100, 29.7, 21)],
	])("%s, it says where each corner of a picture is seen", (_, corners) => {
		const wall = known(wallIn({ kind: "sheet", corners }));
		const hung = known(hungAt(wall, seen(250, 120), picture));
		const expected = [seen(220, 100), seen(280, 100), seen(280, 140), seen(220, 140)];
		for (const [index, { x, y }] of hung.entries()) {
			expect(x).toBeCloseTo(expected[index]?.x ?? Number.NaN, 5);
			expect(y).toBeCloseTo(expected[index]?.y ?? Number.NaN, 5);
		}
		const moved = movedOnWall(wall, seen(250, 120), { x: 30, y: -20 });
		expect(length(moved, seen(280, 100))).toBeLessThan(1e-6);
	});

	test("marked the wrong way round it is none", () => {
		const [a, b, c, d] = sheetAt(150, 100, 21, 29.7);
		expect(wallIn({ kind: "sheet", corners: [b, a, d, c] })).toBeUndefined();
		expect(wallIn({ kind: "sheet", corners: [a, b, d, c] })).toBeUndefined();
	});
});

test("[15] an element comes to lie between its corners, as CSS reads a matrix", () => {
	const corners: Quad = [
		{ x: 0.1, y: 0.1 },
		{ x: 0.5, y: 0.12 },
		{ x: 0.48, y: 0.4 },
		{ x: 0.09, y: 0.35 },
	];
	const css = known(transformTo(corners, { width: 240, height: 160 }, 1000));
	const m = css.slice(9, -1).split(",").map(Number);
	const at = (x: number, y: number) => {
		const [px = 0, py = 0, w = 1] = [0, 1, 3].map(
			(row) => (m[row] ?? 0) * x + (m[4 + row] ?? 0) * y + (m[12 + row] ?? 0),
		);
		return [px / w, py / w];
	};
	expect(at(0, 0)).toEqual([expect.closeTo(100, 3), expect.closeTo(100, 3)]);
	expect(at(240, 160)).toEqual([expect.closeTo(480, 2), expect.closeTo(400, 2)]);
	expect(at(0, 160)).toEqual([expect.closeTo(90, 2), expect.closeTo(350, 2)]);
});

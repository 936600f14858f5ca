import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { homographyOf, type Point, project, type Quad } from "./homography.ts";

const sheet: Quad = [
	{ x: 0, y: 0 },
	{ x: 210, y: 0 },
	{ x: 210, y: 297 },
	{ x: 0, y: 297 },
];
const near = fc.double({ min: -60, max: 60, noNaN: true });
/** Corners of a sheet as a camera sees them that stands somewhat aside. */
const seen = fc
	.tuple(...Array.from({ length: 8 }, () => near))
	.map((moved) => sheet.map(({ x, y }, index) => corner(x * 2, y * 2, moved, index)) as unknown as Quad);

function corner(x: number, y: number, moved: readonly number[], index: number): Point {
	return { x: x + (moved[index * 2] ?? 0), y: y + (moved[index * 2 + 1] ?? 0) };
}

describe("[15] a plane seen in a photo", () => {
	test("corners come to lie where they are marked", () => {
		fc.assert(
			fc.property(seen, (to) => {
				const found = homographyOf(sheet, to);
				if (!found) return;
				for (const [index, point] of sheet.entries()) {
					const { x, y } = project(found, point);
					expect(x).toBeCloseTo(to[index]?.x ?? Number.NaN, 4);
					expect(y).toBeCloseTo(to[index]?.y ?? Number.NaN, 4);
				}
			}),
		);
	});

	test("what was on one line stays on one", () => {
		fc.assert(
			fc.property(seen, (to) => {
				const found = homographyOf(sheet, to);
				if (!found) return;
				const [first, middle, last] = [0.2, 0.5, 0.9].map((share) =>
					project(found, { x: 30 + share * 150, y: 40 + share * 200 }),
				);
				if (!first || !middle || !last) throw new Error("three points");
				const area = (middle.x - first.x) * (last.y - first.y) - (middle.y - first.y) * (last.x - first.x);
				expect(Math.abs(area)).toBeLessThan(1e-3);
			}),
		);
	});

	test("back again is the same, the other way round", () => {
		fc.assert(
			fc.property(seen, fc.double({ min: 0, max: 1, noNaN: true }), (to, share) => {
				const [there, back] = [homographyOf(sheet, to), homographyOf(to, sheet)];
				if (!there || !back) return;
				const point = { x: share * 210, y: (1 - share) * 297 };
				const again = project(back, project(there, point));
				expect(again.x).toBeCloseTo(point.x, 3);
				expect(again.y).toBeCloseTo(point.y, 3);
			}),
		);
	});

	test("corners on one line are no sheet", () => {
		const line = [0, 1, 2, 3].map((at) => ({ x: at * 10, y: at * 10 })) as unknown as Quad;
		expect(homographyOf(sheet, line)).toBeUndefined();
	});
});

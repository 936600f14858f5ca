import fc from "fast-check";
import { expect, test } from "vitest";
import { type Path, type PathCommand, parsePath, pathPoints, writePath } from "./path.ts";

test("numbers may stand close, in any notation, and a letter that repeats may be left out", () => {
	expect(parsePath("M.5,0 10-3L1 1e-7 2 2ZM1 1C1 2 3 4 5 6 7 8 9 10 11 12")).toEqual([
		["M", [0.5, 0]],
		["L", [10, -3]],
		["L", [1, 1e-7]],
		["L", [2, 2]],
		["Z", []],
		["M", [1, 1]],
		["C", [1, 2, 3, 4, 5, 6]],
		["C", [7, 8, 9, 10, 11, 12]],
	]);
	expect(parsePath("")).toEqual([]);
});

test.each(["L1 1", "0 0L1 1", "M0", "M0 0Q1 1 2 2", "m0 0", "M0 0L1 x", "M0 0Z5 5", "M0 0L1 1e400"])(
	"%j is no path",
	(data) => expect(() => parsePath(data)).toThrow(/path "/),
);

const number = fc.integer({ min: -1e6, max: 1e6 }).map((tenths) => tenths / 10 || 0);
const numbers = (length: number) => fc.array(number, { minLength: length, maxLength: length });
const command: fc.Arbitrary<PathCommand> = fc.oneof(
	numbers(2).map((at): PathCommand => ["L", at]),
	numbers(6).map((at): PathCommand => ["C", at]),
	fc.constant<PathCommand>(["Z", []]),
);
const path = fc.tuple(numbers(2), fc.array(command)).map(([start, rest]): Path => [["M", start], ...rest]);

test("[law] what is written reads as the same path", () => {
	fc.assert(
		fc.property(path, (one) => {
			expect(parsePath(writePath(one, { steps: 10 }))).toEqual(one);
		}),
	);
});

test("points are mapped and rounded when they are written", () => {
	expect(writePath(parsePath("M0 0L1 1Z"), { matrix: [2, 0, 0, -2, 0.04, 5], steps: 10 })).toBe("M0 5L2 3Z");
	expect(pathPoints(parsePath("M0 1C2 3 4 5 6 7Z"))).toEqual([
		{ x: 0, y: 1 },
		{ x: 2, y: 3 },
		{ x: 4, y: 5 },
		{ x: 6, y: 7 },
	]);
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { mm, ppi, pt, toMm, toPt, um } from "./length.ts";

describe("lengths", () => {
	test("an inch is 25,4 mm and 72 points", () => {
		expect(mm(25.4)).toBe(25_400);
		expect(pt(72)).toBe(25_400);
		expect(toPt(mm(25.4))).toBe(72);
	});

	test("fractions of a millimetre come out whole", () => {
		expect(mm(0.1 + 0.2)).toBe(300);
		expect(um(0.6)).toBe(1);
	});

	test("there is no minus zero, which JSON loses", () => {
		expect([um(-0), um(-0.4), mm(-0)]).toEqual([0, 0, 0]);
	});

	test("type sizes survive the way to micrometres within two thousandths of a point", () => {
		fc.assert(
			fc.property(fc.double({ min: 4, max: 400, noNaN: true }), (size) => {
				expect(Math.abs(toPt(pt(size)) - size)).toBeLessThan(0.002);
			}),
		);
	});

	test("millimetres of whole micrometres come back exactly", () => {
		fc.assert(
			fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), (length) => {
				expect(mm(toMm(um(length)))).toBe(length);
			}),
		);
	});

	test("1240 pixels across A6 print at 300 ppi", () => {
		expect(ppi(1240, mm(105))).toBeCloseTo(299.96, 2);
	});
});

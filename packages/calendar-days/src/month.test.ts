import { describe, expect, test } from "vitest";
import { addMonths, firstOf, monthLength, monthOf, monthsFrom } from "./month.ts";

describe("months", () => {
	test("know how long they are", () => {
		const lengths = monthsFrom({ year: 2027, month: 1 }, 12).map(monthLength);
		expect(lengths).toEqual([31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]);
		expect(monthLength({ year: 2028, month: 2 })).toBe(29);
	});

	test("go on over the turn of the year", () => {
		expect(monthsFrom({ year: 2026, month: 11 }, 3)).toEqual([
			{ year: 2026, month: 11 },
			{ year: 2026, month: 12 },
			{ year: 2027, month: 1 },
		]);
	});

	test("have a first day, and a day is in one", () => {
		expect(firstOf({ year: 2027, month: 3 })).toBe("2027-03-01");
		expect(monthOf("2027-03-31")).toEqual({ year: 2027, month: 3 });
		expect(() => monthOf("2027-02-30")).toThrow("not a day");
	});

	test.each([
		["2027-06-12", -11, "2026-07-12"],
		["2026-11-30", 3, "2027-02-28"],
		["2028-07-31", -5, "2028-02-29"],
		["2027-01-31", -1, "2026-12-31"],
		["2027-01-31", -25, "2024-12-31"],
		["2027-05-31", 0, "2027-05-31"],
	])("%s and %i months is %s", (day, months, then) => {
		expect(addMonths(day, months)).toBe(then);
	});
});

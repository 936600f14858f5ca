import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { calendarMonths, calendarTitle, defaultCalendarStart, isoWeek, weekRows } from "./calendar-months.ts";

describe("[3.5-4] the months of a calendar", () => {
	test("run from October over the turn of the year to September, and the cover says so", () => {
		const months = calendarMonths(10, 2026);
		expect(months.slice(0, 4)).toEqual([
			{ year: 2026, month: 10 },
			{ year: 2026, month: 11 },
			{ year: 2026, month: 12 },
			{ year: 2027, month: 1 },
		]);
		expect(months.at(-1)).toEqual({ year: 2027, month: 9 });
		expect(calendarTitle(10, 2026)).toBe("2026/2027");
	});

	test("stay in one year from January, and reach eleven months into the next from December", () => {
		expect(calendarMonths(1, 2027).at(-1)).toEqual({ year: 2027, month: 12 });
		expect(calendarTitle(1, 2027)).toBe("2027");
		expect(calendarMonths(12, 2036).at(-1)).toEqual({ year: 2037, month: 11 });
		expect(calendarTitle(12, 2036)).toBe("2036/2037");
	});

	test("are twelve different ones in a row from any start", () => {
		fc.assert(
			fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 2024, max: 2036 }), (start, year) => {
				const counted = calendarMonths(start, year).map((month) => month.year * 12 + month.month);
				expect(counted[0]).toBe(year * 12 + start);
				expect(counted.every((value, index) => index === 0 || value - (counted[index - 1] ?? 0) === 1)).toBe(
					true,
				);
				expect(new Set(calendarMonths(start, year).map(({ month }) => month)).size).toBe(12);
			}),
		);
	});

	test("do not start outside of the year", () => {
		expect(() => calendarMonths(13, 2027)).toThrow("no month 13");
		expect(() => calendarMonths(0, 2027)).toThrow("no month 0");
	});
});

test("[§2] a calendar starts in January of the next year from July on, before that in the next month", () => {
	expect(defaultCalendarStart("2026-06-30")).toEqual({ year: 2026, month: 7 });
	expect(defaultCalendarStart("2026-07-01")).toEqual({ year: 2027, month: 1 });
	expect(defaultCalendarStart("2026-12-31")).toEqual({ year: 2027, month: 1 });
	expect(defaultCalendarStart("2027-01-01")).toEqual({ year: 2027, month: 2 });
	expect(() => defaultCalendarStart("morgen")).toThrow("not a day: morgen");
});

describe("[§2] rows of a month grid", () => {
	test("are six in August and November 2026, five in most months, four in a February from Monday", () => {
		expect(weekRows({ year: 2026, month: 8 })).toBe(6);
		expect(weekRows({ year: 2026, month: 11 })).toBe(6);
		expect(weekRows({ year: 2026, month: 12 })).toBe(5);
		expect(weekRows({ year: 2027, month: 2 })).toBe(4);
		expect(weekRows({ year: 2028, month: 2 })).toBe(5);
	});

	test("follow Sunday as the first day of American weeks", () => {
		expect(weekRows({ year: 2026, month: 11 }, "sunday")).toBe(5);
		expect(weekRows({ year: 2026, month: 2 }, "sunday")).toBe(4);
		expect(weekRows({ year: 2026, month: 5 }, "sunday")).toBe(6);
	});
});

describe("[§2] numbers of weeks after ISO 8601", () => {
	test("belong to the year that has their Thursday", () => {
		expect(isoWeek({ year: 2026, month: 1 }, 1)).toBe(1);
		expect(isoWeek({ year: 2027, month: 1 }, 1)).toBe(53);
		expect(isoWeek({ year: 2027, month: 1 }, 4)).toBe(1);
		expect(isoWeek({ year: 2024, month: 12 }, 30)).toBe(1);
	});

	test("[§2] reach 53 in 2026 and 2032 only, of the years sold", () => {
		const years = Array.from({ length: 13 }, (_, index) => 2024 + index);
		// 28 December is always in the last week of its year.
		expect(years.filter((year) => isoWeek({ year, month: 12 }, 28) === 53)).toEqual([2026, 2032]);
	});
});

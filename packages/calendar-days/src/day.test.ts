import { describe, expect, test } from "vitest";
import { addDays, daysBetween, daysSinceMonday, isDay, toDay, weekday } from "./day.ts";

describe("days", () => {
	test("add across month, year and leap day", () => {
		expect(addDays("2026-11-30", 1)).toBe("2026-12-01");
		expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
		expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
		expect(addDays("2028-03-01", -1)).toBe("2028-02-29");
	});

	test("count from one to the other, over clock changes and leap days", () => {
		expect(daysBetween("2026-03-28", "2026-03-30")).toBe(2);
		expect(daysBetween("2028-02-28", "2028-03-01")).toBe(2);
		expect(daysBetween("2027-01-01", "2026-12-31")).toBe(-1);
		expect(daysBetween("2026-11-20", "2026-11-20")).toBe(0);
	});

	test("know their weekday, before 1970 too", () => {
		expect(weekday("2026-11-25")).toBe(3);
		expect(weekday("1969-12-28")).toBe(0);
		expect(["2026-11-23", "2026-11-25", "2026-11-29"].map(daysSinceMonday)).toEqual([0, 2, 6]);
	});

	test("are made of numbers, and may not exist", () => {
		expect(toDay(2027, 3, 1)).toBe("2027-03-01");
		expect(isDay(toDay(2028, 2, 29))).toBe(true);
		expect(isDay(toDay(2027, 2, 29))).toBe(false);
		expect(isDay(toDay(2027, 0, 1))).toBe(false);
	});

	test("what is no day throws", () => {
		expect(() => addDays("25.11.2026", 1)).toThrow("not a day");
		expect(() => weekday("2026-02-30")).toThrow("not a day");
	});
});

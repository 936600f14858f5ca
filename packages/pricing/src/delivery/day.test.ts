import { describe, expect, test } from "vitest";
import { addDays, daysBetween, wallTime, weekday } from "./day.ts";

describe("days", () => {
	test("add across month, year and leap day", () => {
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
	});

	test("what is no day throws", () => {
		expect(() => addDays("25.11.2026", 1)).toThrow("not a day");
		expect(() => weekday("2026-02-30")).toThrow("not a day");
	});
});

describe("wall time", () => {
	test.each([
		["2026-11-17T09:59:59.999Z", "2026-11-17", 10],
		["2026-11-17T10:00:00Z", "2026-11-17", 11],
		["2026-07-01T22:30:00Z", "2026-07-02", 0],
		["2026-12-31T23:30:00Z", "2027-01-01", 0],
		["2026-03-29T00:59:59Z", "2026-03-29", 1],
		["2026-03-29T01:00:00Z", "2026-03-29", 3],
		["2026-10-25T00:59:59Z", "2026-10-25", 2],
		["2026-10-25T01:00:00Z", "2026-10-25", 2],
	])("%s in Berlin is %s, hour %i", (instant, day, hour) => {
		expect(wallTime(instant, "Europe/Berlin")).toEqual({ day, hour });
	});

	test("an instant without a zone throws, since it could mean two days", () => {
		expect(() => wallTime("2026-11-17T10:59:00", "Europe/Berlin")).toThrow("zone");
		expect(() => wallTime("2026-11-17", "Europe/Berlin")).toThrow("zone");
	});
});

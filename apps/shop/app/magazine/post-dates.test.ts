import { describe, expect, test } from "vitest";
import { dayOfSending, parseWeddingDay } from "./post-dates.ts";

describe("dayOfSending", () => {
	test("counts months back over a change of year", () => {
		expect(dayOfSending("2027-06-12", { months: -11, days: 0 })).toBe("2026-07-12");
	});

	test("a month that is too short ends on its last day", () => {
		expect(dayOfSending("2027-07-31", { months: -5, days: 0 })).toBe("2027-02-28");
		expect(dayOfSending("2028-07-31", { months: -5, days: 0 })).toBe("2028-02-29");
	});

	test("counts days over summer time", () => {
		expect(dayOfSending("2027-04-05", { months: 0, days: -21 })).toBe("2027-03-15");
		expect(dayOfSending("2026-12-30", { months: 0, days: 56 })).toBe("2027-02-24");
	});
});

describe("parseWeddingDay", () => {
	test("takes a real day", () => {
		expect(parseWeddingDay("2028-02-29")).toBe("2028-02-29");
	});

	test.each([null, "", "2027-02-29", "2027-13-01", "12.06.2027", "1999-01-01"])("refuses %s", (text) => {
		expect(parseWeddingDay(text)).toBeUndefined();
	});
});

import { describe, expect, test } from "vitest";
import { instantOf, wallTime } from "./wall-time.ts";

describe("wall time", () => {
	test.each([
		["2026-11-17T09:59:59.999Z", "2026-11-17", 10],
		["2026-11-17T10:00:00Z", "2026-11-17", 11],
		["2026-07-01T22:30:00Z", "2026-07-02", 0],
		["2026-12-31T23:30:00Z", "2027-01-01", 0],
		["2026-11-20T22:59:59Z", "2026-11-20", 23],
		["2026-11-20T23:00:00Z", "2026-11-21", 0],
		["2026-06-30T22:00:00Z", "2026-07-01", 0],
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

	test("an hour of a day has its instant", () => {
		expect(instantOf({ day: "2026-11-17", hour: 11 }, "Europe/Berlin")).toBe("2026-11-17T10:00:00.000Z");
		expect(instantOf({ day: "2026-07-17", hour: 11 }, "Europe/Berlin")).toBe("2026-07-17T09:00:00.000Z");
	});
});

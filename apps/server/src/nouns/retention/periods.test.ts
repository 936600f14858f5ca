import { describe, expect, test } from "vitest";
import { endedYearsAgo, endsAfterYears, monthsBefore } from "./periods.ts";

describe("[security.M4] six calendar months", () => {
	test.each([
		["2027-05-20T09:00:00Z", "2026-11-20T09:00:00Z"],
		["2027-03-31T12:00:00Z", "2026-09-30T12:00:00Z"],
		["2027-08-31T00:00:00Z", "2027-02-28T00:00:00Z"],
		["2028-08-31T00:00:00Z", "2028-02-29T00:00:00Z"],
		["2027-01-01T00:00:00Z", "2026-07-01T00:00:00Z"],
	])("before %s is %s", (now, then) => {
		expect(monthsBefore(new Date(now), 6)).toEqual(new Date(then));
	});
});

describe("[domain 8.1] a legal period begins when the year ends, in Berlin", () => {
	test.each([
		// The last moment of 2034 and the first one of 2035 there.
		["2034-12-31T22:59:59Z", "2025-12-31T23:00:00Z"],
		["2034-12-31T23:00:00Z", "2026-12-31T23:00:00Z"],
	])("at %s what happened before %s is over", (now, boundary) => {
		expect(endedYearsAgo(new Date(now), 8)).toEqual(new Date(boundary));
	});

	test.each([
		["2026-11-20T09:00:00Z", "2034-12-31T23:00:00Z"],
		["2026-12-31T23:30:00Z", "2035-12-31T23:00:00Z"],
	])("what happened at %s is over at %s", (at, end) => {
		expect(endsAfterYears(new Date(at), 8)).toEqual(new Date(end));
		expect(new Date(at).getTime()).toBeLessThan(endedYearsAgo(new Date(end), 8).getTime());
		const before = new Date(new Date(end).getTime() - 1);
		expect(new Date(at).getTime()).toBeGreaterThanOrEqual(endedYearsAgo(before, 8).getTime());
	});
});

import { describe, expect, test } from "vitest";
import { dayOf, formatDay, formatInstant, formatTime } from "./german-date.ts";

describe("instants are read in Berlin", () => {
	test.each([
		["2026-11-25T13:03:59Z", "25.11.2026, 14:03"],
		["2026-07-01T22:30:00Z", "02.07.2026, 00:30"],
		["2026-12-31T23:00:00Z", "01.01.2027, 00:00"],
		["2026-03-29T01:00:00Z", "29.03.2026, 03:00"],
	])("%s is %s", (instant, text) => {
		expect(formatInstant(instant)).toBe(text);
	});

	test("a day begins at midnight in Berlin", () => {
		expect(dayOf(new Date("2026-11-24T22:59:59Z"))).toBe("2026-11-24");
		expect(dayOf(new Date("2026-11-24T23:00:00Z"))).toBe("2026-11-25");
	});

	test("a time says Uhr behind a space that does not break", () => {
		expect(formatTime(new Date("2026-11-25T08:05:00Z"))).toBe("09:05\u00a0Uhr");
	});
});

test("a day has its weekday", () => {
	expect(formatDay("2026-11-25")).toBe("Mi.,\u00a025.11.2026");
	expect(formatDay("2027-01-03")).toBe("So.,\u00a003.01.2027");
});

test("a day of the year everybody knows leaves it out", () => {
	expect(formatDay("2026-11-25", "2026")).toBe("Mi.,\u00a025.11.");
	expect(formatDay("2027-01-03", "2026")).toBe("So.,\u00a003.01.2027");
});

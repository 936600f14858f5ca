import { describe, expect, test } from "vitest";
import { addDays } from "./day.ts";
import { formatDay, formatDayShort } from "./format-day.ts";

describe("days in German (domain.md §13)", () => {
	test("long with a fixed space between day and month", () => {
		expect(formatDay("2026-11-25", "de-DE")).toBe("Mi., 25.\u00a0November 2026");
		expect(formatDay("2027-03-01", "de-DE")).toBe("Mo., 1.\u00a0März 2027");
	});

	test("short with two digits", () => {
		expect(formatDayShort("2026-11-25", "de-DE")).toBe("25.11.2026");
		expect(formatDayShort("2027-03-01", "de-DE")).toBe("01.03.2027");
	});

	test("agrees with Intl on every weekday and month of a year", () => {
		const intl = new Intl.DateTimeFormat("de-DE", {
			timeZone: "UTC",
			weekday: "short",
			day: "numeric",
			month: "long",
			year: "numeric",
		});
		for (let day = "2026-01-01"; day < "2027-01-01"; day = addDays(day, 1)) {
			const plain = formatDay(day, "de-DE").replaceAll("\u00a0", " ");
			expect(plain).toBe(intl.format(new Date(day)).replace(/^(..)\.?,/, "$1.,"));
		}
	});

	test("an unknown locale throws instead of printing German", () => {
		expect(() => formatDay("2026-11-25", "fr-FR")).toThrow("fr-FR");
		expect(() => formatDayShort("2026-11-25", "fr-FR")).toThrow("fr-FR");
	});
});

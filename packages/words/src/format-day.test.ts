import { addDays } from "@offizin/calendar-days";
import { sites } from "@offizin/sites";
import { describe, expect, test } from "vitest";
import { formatDay, formatDayShort } from "./format-day.ts";

const plain = (text: string) => text.replaceAll("\u00a0", " ");

describe("[3.2-1] days in the 17 locales (domain.md §13)", () => {
	test.each([
		["de-AT", "Mi., 25. November 2026", "25.11.2026", "Fr., 1. Jänner 2027"],
		["de-CH", "Mi., 25. November 2026", "25.11.2026", "Fr., 1. Januar 2027"],
		["de-DE", "Mi., 25. November 2026", "25.11.2026", "Fr., 1. Januar 2027"],
		["de-IT", "Mi., 25. November 2026", "25.11.2026", "Fr., 1. Jänner 2027"],
		["de-LI", "Mi., 25. November 2026", "25.11.2026", "Fr., 1. Januar 2027"],
		["de-LU", "Mi., 25. November 2026", "25.11.2026", "Fr., 1. Januar 2027"],
		["en-GB", "Wed 25 November 2026", "25/11/2026", "Fri 1 January 2027"],
		["en-US", "Wed, November 25, 2026", "11/25/2026", "Fri, January 1, 2027"],
		["es-ES", "mié, 25 de noviembre de 2026", "25/11/2026", "vie, 1 de enero de 2027"],
		["fr-BE", "mer. 25 novembre 2026", "25/11/2026", "ven. 1er janvier 2027"],
		["fr-CH", "mer. 25 novembre 2026", "25.11.2026", "ven. 1er janvier 2027"],
		["fr-FR", "mer. 25 novembre 2026", "25/11/2026", "ven. 1er janvier 2027"],
		["fr-LU", "mer. 25 novembre 2026", "25/11/2026", "ven. 1er janvier 2027"],
		["it-CH", "mer 25 novembre 2026", "25.11.2026", "ven 1 gennaio 2027"],
		["it-IT", "mer 25 novembre 2026", "25/11/2026", "ven 1 gennaio 2027"],
		["nl-BE", "wo 25 november 2026", "25/11/2026", "vr 1 januari 2027"],
		["nl-NL", "wo 25 november 2026", "25-11-2026", "vr 1 januari 2027"],
	])("%s", (locale, long, short, newYear) => {
		expect(plain(formatDay("2026-11-25", locale))).toBe(long);
		expect(formatDayShort("2026-11-25", locale)).toBe(short);
		expect(plain(formatDay("2027-01-01", locale))).toBe(newYear);
	});

	test("every site can write a date", () => {
		for (const { locale } of sites) expect(formatDay("2026-11-25", locale)).toContain("2026");
	});

	test("a fixed space stands between day and month", () => {
		expect(formatDay("2027-03-01", "de-DE")).toBe("Mo., 1.\u00a0März 2027");
	});

	test("short with two digits", () => {
		expect(formatDayShort("2027-03-01", "de-DE")).toBe("01.03.2027");
	});

	test.each(["de-DE", "de-AT", "de-IT", "en-US", "es-ES", "fr-FR", "it-IT", "nl-NL"])(
		"%s names weekdays and months as Intl does, every day of a year",
		(locale) => {
			const intl = new Intl.DateTimeFormat(locale, {
				timeZone: "UTC",
				weekday: "short",
				day: "numeric",
				month: "long",
				year: "numeric",
			});
			// Only the names are compared: dots and commas are where runtimes differ.
			const names = (text: string) => text.match(/\p{L}{2,}/gu)?.filter((word) => word !== "er");
			for (let day = "2026-01-01"; day < "2027-01-01"; day = addDays(day, 1)) {
				expect(names(formatDay(day, locale))).toEqual(names(intl.format(new Date(day))));
			}
		},
	);

	test("an unknown locale throws instead of printing German", () => {
		expect(() => formatDay("2026-11-25", "pl-PL")).toThrow("pl-PL");
		expect(() => formatDayShort("2026-11-25", "pl-PL")).toThrow("pl-PL");
	});
});

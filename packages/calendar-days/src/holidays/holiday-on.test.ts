import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { weekday } from "../day.ts";
import { easterSunday } from "./easter.ts";
import { dayOf } from "./holiday.ts";
import { holidayOn, holidays, possibleHolidayOn } from "./holiday-on.ts";

const germanStates = "BB BE BW BY HB HE HH MV NI NW RP SH SL SN ST TH".split(" ");
const swissCantons = "AG AI AR BE BL BS FR GE GL GR JU LU NE NW OW SG SH SO SZ TG TI UR VD VS ZG ZH".split(
	" ",
);

describe("holidays of domain.md §2", () => {
	test.each([
		[2008, "2008-03-23"],
		[2026, "2026-04-05"],
		[2027, "2027-03-28"],
		[2028, "2028-04-16"],
		[2038, "2038-04-25"],
	])("Easter of %i is %s", (year, day) => {
		expect(easterSunday(year)).toBe(day);
	});

	test("Easter is a Sunday from 22 March to 25 April in every year", () => {
		fc.assert(
			fc.property(fc.integer({ min: 1900, max: 2299 }), (year) => {
				const day = easterSunday(year);
				expect(weekday(day)).toBe(0);
				expect(day >= `${year}-03-22` && day <= `${year}-04-25`).toBe(true);
			}),
		);
	});

	test.each([
		["2026-05-14", "ascension"],
		["2026-05-25", "whit-monday"],
		["2026-06-04", "corpus-christi"],
		["2026-11-18", "repentance"],
		["2027-05-06", "ascension"],
		["2027-05-17", "whit-monday"],
		["2027-05-27", "corpus-christi"],
		["2027-11-17", "repentance"],
		["2028-05-25", "ascension"],
		["2028-06-05", "whit-monday"],
		["2028-06-15", "corpus-christi"],
		["2028-11-22", "repentance"],
	])("%s is %s", (day, name) => {
		expect(possibleHolidayOn(day, "DE", undefined)).toBe(name);
	});

	test("a holiday holds in its states only", () => {
		expect(holidayOn("2026-11-18", "DE", "SN")).toBe("repentance");
		expect(holidayOn("2026-11-18", "DE", "BY")).toBeUndefined();
		expect(holidayOn("2028-08-15", "DE", "BY")).toBe("assumption");
		expect(holidayOn("2028-08-15", "DE", "BE")).toBeUndefined();
		expect(holidayOn("2027-03-08", "DE", "BE")).toBe("women");
	});

	test("[delivery.D4] what holds in some places of a state may hold where a parcel goes", () => {
		expect(holidayOn("2028-08-08", "DE", "BY")).toBeUndefined();
		expect(possibleHolidayOn("2028-08-08", "DE", "BY")).toBe("augsburg-peace");
		expect(possibleHolidayOn("2028-08-08", "DE", undefined)).toBe("augsburg-peace");
		expect(possibleHolidayOn("2028-08-08", "DE", "HH")).toBeUndefined();
	});

	test("24 and 31 December are no public holidays", () => {
		expect(possibleHolidayOn("2026-12-24", "DE", undefined)).toBeUndefined();
		expect(possibleHolidayOn("2026-12-31", "DE", undefined)).toBeUndefined();
	});
});

describe("holidays of the other countries", () => {
	test("Switzerland as a whole has 1 January, Ascension, 1 August and 25 December for certain", () => {
		for (const day of ["2026-01-01", "2026-05-14", "2026-08-01", "2026-12-25"]) {
			expect(swissCantons.filter((canton) => holidayOn(day, "CH", canton) === undefined)).toEqual([]);
		}
		expect(holidayOn("2026-04-03", "CH", "TI")).toBeUndefined();
		expect(holidayOn("2026-04-03", "CH", "ZH")).toBe("good-friday");
	});

	test.each([
		["2026-09-10", "GE", "geneva-fast"],
		["2026-09-21", "VD", "fast-monday"],
		["2027-04-01", "GL", "naefels-pilgrimage"],
		["2026-04-09", "GL", "naefels-pilgrimage"],
	])("%s is a movable day of %s", (day, canton, name) => {
		expect(possibleHolidayOn(day, "CH", canton)).toBe(name);
	});

	test("Liechtenstein keeps Shrove Tuesday, 47 days before Easter", () => {
		expect(possibleHolidayOn("2027-02-09", "LI", undefined)).toBe("shrove-tuesday");
		expect(possibleHolidayOn("2028-02-29", "LI", undefined)).toBe("shrove-tuesday");
	});

	test.each([
		["AT", 13],
		["BE", 10],
		["ES", 12],
		["FR", 13],
		["IT", 12],
		["LI", 18],
		["LU", 11],
		["NL", 8],
	] as const)("%s has %i days beside its Sundays", (country, count) => {
		expect(holidays[country]).toHaveLength(count);
	});

	test("every table names real days and only regions that there are", () => {
		const regions: Record<string, readonly string[]> = {
			DE: germanStates,
			CH: swissCantons,
			FR: ["alsace-moselle"],
		};
		for (const [country, all] of Object.entries(holidays)) {
			for (const holiday of all) {
				expect(dayOf(holiday, 2027)).toMatch(/^2027-\d\d-\d\d$/);
				const named = [...(holiday.regions ?? []), ...(holiday.partly ?? [])];
				expect(named.filter((region) => !regions[country]?.includes(region))).toEqual([]);
				expect(new Set(named).size).toBe(named.length);
			}
		}
	});
});

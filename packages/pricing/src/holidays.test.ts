import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { weekday } from "./day.ts";
import { easterSunday, germanHoliday } from "./holidays.ts";

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
		["2026-05-14", "Christi Himmelfahrt"],
		["2026-05-25", "Pfingstmontag"],
		["2026-06-04", "Fronleichnam"],
		["2026-11-18", "Buß- und Bettag"],
		["2027-05-06", "Christi Himmelfahrt"],
		["2027-05-17", "Pfingstmontag"],
		["2027-05-27", "Fronleichnam"],
		["2027-11-17", "Buß- und Bettag"],
		["2028-05-25", "Christi Himmelfahrt"],
		["2028-06-05", "Pfingstmontag"],
		["2028-06-15", "Fronleichnam"],
		["2028-11-22", "Buß- und Bettag"],
	])("%s is %s", (day, name) => {
		expect(germanHoliday(day)).toBe(name);
	});

	test("a holiday holds in its states only", () => {
		expect(germanHoliday("2026-11-18", "SN")).toBe("Buß- und Bettag");
		expect(germanHoliday("2026-11-18", "BY")).toBeUndefined();
		expect(germanHoliday("2028-08-15", "BY")).toBe("Mariä Himmelfahrt");
		expect(germanHoliday("2028-08-15", "BE")).toBeUndefined();
		expect(germanHoliday("2027-03-08", "BE")).toBe("Frauentag");
		expect(germanHoliday("2028-08-08")).toBe("Friedensfest");
		expect(germanHoliday("2028-08-08", "BY")).toBeUndefined();
	});

	test("24 and 31 December are no public holidays", () => {
		expect(germanHoliday("2026-12-24")).toBeUndefined();
		expect(germanHoliday("2026-12-31")).toBeUndefined();
	});
});

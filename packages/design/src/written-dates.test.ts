import { describe, expect, it } from "vitest";
import { writtenDates } from "./written-dates.ts";

describe("dates on a card", () => {
	it.each([
		["Wir heiraten am Samstag, den 15. Mai 2027, um 14 Uhr", "2027-05-15", 6, undefined],
		["Freitag\n15. Mai 2027", "2027-05-15", 6, "Freitag"],
		["15.05.2027", "2027-05-15", 6, undefined],
		["SONNABEND, 15. MAI 2027", "2027-05-15", 6, undefined],
	])("%j", (text, day, weekday, wrongWeekday) => {
		expect(writtenDates(text)).toMatchObject([{ day, weekday, wrongWeekday }]);
	});

	it("leaves out what is no day, and dates without a year", () => {
		expect(writtenDates("31. Februar 2027, 15. Mai, 40.13.2027, Tel. 0151.2027")).toEqual([]);
	});
});

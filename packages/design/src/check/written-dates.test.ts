import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { weekdayLike, writtenDates } from "./written-dates.ts";

describe("dates on a card", () => {
	it.each([
		["Wir heiraten am Samstag, den 15. Mai 2027, um 14 Uhr", "2027-05-15", 6, undefined],
		["Freitag\n15. Mai 2027", "2027-05-15", 6, "Freitag"],
		["15.05.2027", "2027-05-15", 6, undefined],
		["SONNABEND, 15. MAI 2027", "2027-05-15", 6, undefined],
		["Sa., 12.06.2027", "2027-06-12", 6, undefined],
		["So., 12.06.2027", "2027-06-12", 6, "So"],
		["Fr 12. 6. 2027", "2027-06-12", 6, "Fr"],
		["am Sonntag, dem 12. Juni 2027", "2027-06-12", 6, "Sonntag"],
		["FREITAG | 12 | 06 | 2027", "2027-06-12", 6, "FREITAG"],
		["12. Jun. 2027 (Fr.)", "2027-06-12", 6, "Fr"],
		["Mittwoch, 6. Jänner 2027", "2027-01-06", 3, undefined],
		["Do, 4. Mär. 2027", "2027-03-04", 4, undefined],
		["Montag, 29. Februar 2028", "2028-02-29", 2, "Montag"],
		["Di. 07. Sept. 2027", "2027-09-07", 2, undefined],
	])("%j", (text, day, weekday, wrongWeekday) => {
		expect(writtenDates(text)).toMatchObject([{ day, weekday, wrongWeekday }]);
	});

	it("leaves out what is no day, and dates without a year", () => {
		expect(writtenDates("31. Februar 2027, 15. Mai, 40.13.2027, Tel. 0151.2027, 0151.12.06.2027")).toEqual(
			[],
		);
	});

	it.each([
		"Es ist so 12.06.2027 vereinbart",
		"Pfingstsonntag, 15. Mai 2027",
		"Freitag, 11. bis Sonntag, 13. Juni 2027",
		"Sonntag, 12. und 13. Juni 2027",
		"Freitag, 11.–13. Juni 2027",
		"15.05.2027\nFreitag Empfang, 14.05.2027",
		"Ecru, 12.06.2027",
		"Freitag, 12.06.20271",
		"† Montag, 1. März 0095",
	])("%j gives no wrong weekday", (text) => {
		expect(writtenDates(text).filter(({ wrongWeekday }) => wrongWeekday)).toEqual([]);
	});

	it("says where the weekday stands, so that the right one can be put there", () => {
		const text = "Am Freitag, 12.06.2027 (Fr)";
		const [date] = writtenDates(text);
		expect(text.slice(date?.weekdayAt?.start, date?.weekdayAt?.end)).toBe("Freitag");
	});

	it("never fails, and every day it finds can be read back from it", () => {
		const words = fc.constantFrom(
			"Freitag",
			", ",
			"12.",
			" 6. ",
			"Mai",
			" 2027",
			"So",
			"(",
			")",
			"\n",
			"0",
			"|",
		);
		const texts = fc.array(words, { maxLength: 30 }).map((parts) => parts.join(""));
		fc.assert(
			fc.property(texts, (text) => {
				for (const { day, weekday } of writtenDates(text)) expect(new Date(day).getUTCDay()).toBe(weekday);
			}),
		);
	});
});

it.each([
	["Samstag", 5, "Freitag"],
	["SAMSTAG", 5, "FREITAG"],
	["samstag", 0, "sonntag"],
	["Sa", 0, "So"],
	["SA", 2, "DI"],
	["Sonnabend", 0, "Sonntag"],
])("in the manner of %s weekday %i is %s", (written, weekday, name) => {
	expect(weekdayLike(written, weekday)).toBe(name);
});

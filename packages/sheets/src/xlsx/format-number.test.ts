import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatIsoDate } from "./format-date.ts";
import { numberFormatter } from "./format-number.ts";

const formatNumber = (value: number, format: string, isFrom1904 = false) =>
	numberFormatter(format, isFrom1904)(value);

/** 25 November 2026, 14:30, a Wednesday. */
const moment = 46_351 + 14.5 / 24;

describe("a number of a sheet in German", () => {
	it.each([
		[1067, "00000", "01067"],
		[1067, '"D-"00000', "D-01067"],
		[1067, "\\D\\-00000", "D-01067"],
		[7, "General", "7"],
		[0.1 + 0.2, "General", "0,3"],
		[491711234567, "General", "491711234567"],
		[12.5, '#,##0.00\\ "€"', "12,50 €"],
		[1234567.891, "#,##0.00 [$€-407]", "1.234.567,89 €"],
		[0.256, "0.0%", "25,6%"],
		[1.5, "0.0##", "1,5"],
		[2, "0.##", "2"],
		[-3.5, "0.0", "-3,5"],
		[-3.5, "0.0;[Red](0.0)", "(3,5)"],
		[-0.001, "0.0", "0,0"],
		[0.5, "# ?/?", "0,5"],
		[12, "@", "12"],
		[1e20, "0.00", "100000000000000000000"],
		[3e6, "dd.mm.yyyy", "3000000"],
		[-1, "dd.mm.yyyy", "-1"],
		[7, "0".repeat(200), "7"],
	])("%s as %s is %s", (value, format, text) => {
		expect(formatNumber(value, format)).toBe(text);
	});

	it.each([
		["dd.mm.yyyy", "25.11.2026"],
		["m/d/yy", "25.11.26"],
		["[$-407]d. mmmm yyyy;@", "25. November 2026"],
		["[$-F800]dddd, mmmm dd, yyyy", "Mittwoch, 25. November 2026"],
		["ddd, dd.mm.", "Mi., 25.11."],
		["mmm yy", "Nov 26"],
		["yyyy", "2026"],
		["h:mm", "14:30"],
		['hh:mm" Uhr"', "14:30"],
		["h:mm AM/PM", "14:30"],
		["dd.mm.yyyy\\ hh:mm:ss", "25.11.2026 14:30:00"],
	])("a date as %s is %s", (format, text) => {
		expect(formatNumber(moment, format)).toBe(text);
	});

	it("counts days from 1900 with the leap day that never was, or from 1904", () => {
		expect(formatNumber(1, "dd.mm.yyyy")).toBe("01.01.1900");
		expect(formatNumber(59, "dd.mm.yyyy")).toBe("28.02.1900");
		expect(formatNumber(61, "dd.mm.yyyy")).toBe("01.03.1900");
		expect(formatNumber(moment - 1462, "dd.mm.yyyy", true)).toBe("25.11.2026");
		expect(formatNumber(26 / 24, "[h]:mm")).toBe("26:00");
	});

	it("reads dates that are written out", () => {
		expect(formatIsoDate("2026-11-25")).toBe("25.11.2026");
		expect(formatIsoDate("2026-11-25T14:30:00.000Z")).toBe("25.11.2026 14:30");
		expect(formatIsoDate("2026-11-25T00:00:00")).toBe("25.11.2026");
		expect(formatIsoDate("irgendwann")).toBeUndefined();
	});

	it("keeps whole numbers whole and never throws on a strange format", () => {
		fc.assert(
			fc.property(fc.integer(), (value) => {
				expect(formatNumber(value, "General")).toBe(String(value));
			}),
		);
		const sign = fc.constantFrom(...'0#?.,%;@dmyhs"\\[]_*E+ €');
		fc.assert(
			fc.property(fc.double({ noNaN: true }), fc.array(sign, { maxLength: 12 }), (value, signs) => {
				expect(typeof formatNumber(value, signs.join(""))).toBe("string");
			}),
		);
	});
});

import { describe, expect, test } from "vitest";
import { supplies } from "./look.fixtures.ts";
import { monthGrid, monthShape, monthTitle } from "./month.ts";

describe("monthShape", () => {
	test.each([
		[2, 2027, 28, 0],
		[2, 2028, 29, 1],
		[8, 2026, 31, 5],
		[11, 2026, 30, 6],
	])("[§2] month %i of %i has %i days from weekday %i", (month, year, days, first) => {
		expect(monthShape({ month, year })).toEqual({ days, first });
	});
});

test("[§2] twelve months that cross New Year carry both years", () => {
	expect(monthTitle({ month: 1, year: 2027, locale: "de-DE" }).years).toBe("2027");
	expect(monthTitle({ month: 3, year: 2026, locale: "de-DE" })).toEqual({ name: "März", years: "2026/2027" });
});

test("[§2] August 2026 needs six rows, and all of its days stay within the grid", () => {
	const markup = monthGrid(
		{ x: 0, y: 0, width: 700, height: 500 },
		{ month: 8, year: 2026, locale: "de-DE", supplies },
	);
	const lines = [...markup.matchAll(/ y="([\d.]+)"/g)].map(([, y]) => Number(y));
	expect(Math.max(...lines)).toBeLessThanOrEqual(500);
	expect(markup).toContain(">31</text>");
});

test("a month is named in the language of the page, its weekdays too", () => {
	const markup = monthGrid(
		{ x: 0, y: 0, width: 700, height: 500 },
		{ month: 3, year: 2027, locale: "en-DE", supplies },
	);
	for (const word of ["March", "Tu", "Su"]) expect(markup).toContain(`>${word}</text>`);
});

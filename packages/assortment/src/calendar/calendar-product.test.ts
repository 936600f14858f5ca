import {
	defaultConfiguration,
	nearestConfiguration,
	parseConfiguration,
	possibleValues,
	violations,
} from "@offizin/solver";
import { germanFacts, germanName } from "@offizin/testkit";
import { describe, expect, test } from "vitest";
import { calendarFormats } from "./calendar-formats.ts";
import { calendarMountings } from "./calendar-mountings.ts";
import { calendarProduct, calendarProductOn } from "./calendar-product.ts";
import { calendarTypes } from "./calendar-types.ts";

const start = { startMonth: "1", year: "2027" };

function calendar(type: string, formatType: string, mountingType: string) {
	return { type, formatType, mountingType, ...start };
}

/** All that can be made, by brute force: start and year rule nothing out. */
const makeable = calendarTypes
	.flatMap(({ key: type }) =>
		calendarFormats.flatMap(({ key: format }) =>
			calendarMountings.map(({ key: mounting }) => calendar(type, format, mounting)),
		),
	)
	.filter((configuration) => violations(calendarProduct, configuration).length === 0);

function formatsOf(type: string, mounting: string): string[] {
	return makeable
		.filter((one) => one.type === type && one.mountingType === mounting)
		.map(({ formatType }) => formatType);
}

describe("what calendars there are", () => {
	test("[3.5-1] [3.5-2] [3.5-3] every type, format and mounting of the spec", () => {
		expect(new Set(makeable.map(({ type }) => type))).toEqual(
			new Set(["familienplaner", "kuechenkalender", "terminkalender", "tischkalender", "wandkalender"]),
		);
		expect(new Set(makeable.map(({ mountingType }) => mountingType))).toEqual(
			new Set(["holzblock", "holzfuss", "lochung", "spirale"]),
		);
		const dinFormats = ["a3", "a4", "a5", "a6"].flatMap((size) => [`${size}-hoch`, `${size}-quer`]);
		expect(new Set(makeable.map(({ formatType }) => formatType))).toEqual(
			new Set([...dinFormats, "145", "200", "300", "130-300", "150-400", "200-400", "265-120"]),
		);
	});

	test("[§2] a wall calendar hangs on a wire or a nail in six formats", () => {
		const formats = ["a4-hoch", "a4-quer", "a3-hoch", "a3-quer", "200", "300"];
		expect(formatsOf("wandkalender", "spirale")).toEqual(formats);
		expect(formatsOf("wandkalender", "lochung")).toEqual(formats);
		expect(formatsOf("wandkalender", "holzfuss")).toEqual([]);
	});

	test("[§2] a block holds A6 and the small square, a foot also A5", () => {
		expect(formatsOf("tischkalender", "holzblock")).toEqual(["a6-hoch", "a6-quer", "145"]);
		expect(formatsOf("tischkalender", "holzfuss")).toEqual(["a5-quer", "a6-hoch", "a6-quer", "145"]);
		expect(formatsOf("tischkalender", "spirale")).toContain("265-120");
	});

	test("[§2] planners come with a wire, A5 or A6 upright, with 128 to 144 pages", () => {
		expect(formatsOf("terminkalender", "spirale")).toEqual(["a5-hoch", "a6-hoch"]);
		expect(makeable.filter(({ type }) => type === "terminkalender")).toHaveLength(2);
		const planner = calendarTypes.find(({ key }) => key === "terminkalender");
		expect(planner?.pages).toBeGreaterThanOrEqual(128);
		expect(planner?.pages).toBeLessThanOrEqual(144);
		expect(planner?.pages).toBe((planner?.sheets ?? 0) * 2);
	});

	test("[§2] 33 ways in all: 12 walls, 4 kitchens, 3 families, 12 desks, 2 planners", () => {
		expect(makeable).toHaveLength(33);
	});
});

describe("choosing a calendar", () => {
	test("starts with one that can be made", () => {
		expect(violations(calendarProduct, defaultConfiguration(calendarProduct))).toEqual([]);
	});

	test("says why a panorama does not fit into a block", () => {
		const [violated] = violations(calendarProduct, calendar("tischkalender", "265-120", "holzblock"));
		expect(violated?.code).toBe("calendar.holzblock-formats");
	});

	test("names the mountings that a type has", () => {
		const [violated] = violations(calendarProduct, calendar("wandkalender", "a4-quer", "holzfuss"));
		expect(violated?.reason?.values?.mountings).toMatchObject({
			values: ["spirale", "lochung"],
			isChoice: true,
		});
	});

	test("leads from a wall calendar to the desk when the block is wished", () => {
		const wished = calendar("wandkalender", "a4-quer", "holzblock");
		const nearest = nearestConfiguration(calendarProduct, wished, ["mountingType"]);
		expect(nearest?.type).toBe("tischkalender");
		expect(nearest?.mountingType).toBe("holzblock");
		expect(violations(calendarProduct, nearest ?? wished)).toEqual([]);
	});

	test("[3.5-4] takes any month of 2024 to 2036 to start with", () => {
		const months = possibleValues(
			calendarProduct,
			calendar("wandkalender", "a4-quer", "spirale"),
			"startMonth",
		);
		expect(months.filter(({ isPossible }) => isPossible)).toHaveLength(12);
		expect(parseConfiguration(calendarProduct, { startMonth: "13" })).toMatchObject({ ok: false });
		expect(parseConfiguration(calendarProduct, { year: "2023" })).toMatchObject({ ok: false });
		expect(parseConfiguration(calendarProduct, { year: "2036" })).toMatchObject({ ok: true });
	});

	test("[3.5-4] a start date sets month and year", () => {
		expect(parseConfiguration(calendarProduct, { startDate: "2027-03-01" })).toMatchObject({
			ok: true,
			value: { startMonth: "3", year: "2027" },
		});
	});
});

test("[3.5] facts tell size, sheets, binding and the years on the cover", () => {
	const facts = germanFacts(calendarProduct, {
		...calendar("wandkalender", "a4-quer", "spirale"),
		startMonth: "10",
		year: "2026",
	});
	expect(facts).toEqual([
		{ name: "Blattgröße", value: "29,7 × 21 cm" },
		{ name: "Umfang", value: "Titelblatt und 12 Monatsblätter" },
		{ name: "Bindung", value: "Spiralbindung" },
		{ name: "Titeljahr", value: "2026/2027" },
		{ name: "Zeitraum", value: "Oktober 2026 bis September 2027" },
	]);
});

test("[3.5-4] the start month is called by its name", () => {
	expect(germanName(calendarProduct, "startMonth", "1")).toBe("Januar");
	expect(germanName(calendarProduct, "startMonth", "12")).toBe("Dezember");
	expect(germanName(calendarProduct, "year", "2027")).toBe("2027");
});

test("[§2] on a day it is sold for the year of that day and those to come, never for one that is over", () => {
	const onDay = (day: string, year: string) => parseConfiguration(calendarProductOn(day), { year });
	for (const year of ["2024", "2025", "2037"]) {
		expect(onDay("2026-11-22", year)).toMatchObject({
			ok: false,
			error: { code: "configuration_unknown_value", option: "year", value: year },
		});
	}
	for (const year of ["2026", "2027", "2036"]) expect(onDay("2026-11-22", year).ok).toBe(true);
	expect(onDay("2027-01-01", "2026").ok).toBe(false);
	expect(parseConfiguration(calendarProductOn("2039-05-01"), {}).ok).toBe(true);
});

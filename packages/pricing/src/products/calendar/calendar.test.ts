import { describe, expect, test } from "vitest";
import { priced } from "../../selection/quoting.fixtures.ts";

const wall = { type: "wandkalender", formatType: "a4-quer", mountingType: "spirale" };
const desk = { type: "tischkalender", formatType: "a6-quer" };

describe("calendars", () => {
	test.each([
		["wandkalender", "a4-hoch", 1690],
		["wandkalender", "a3-quer", 2490],
		["wandkalender", "200", 1490],
		["wandkalender", "300", 2290],
		["kuechenkalender", "130-300", 1290],
		["kuechenkalender", "150-400", 1590],
		["familienplaner", "200-400", 1790],
		["familienplaner", "a4-hoch", 1690],
		["familienplaner", "a3-hoch", 2490],
		["tischkalender", "a5-quer", 1390],
		["tischkalender", "a6-hoch", 1190],
		["tischkalender", "145", 1290],
		["tischkalender", "265-120", 1490],
		["terminkalender", "a5-hoch", 1990],
		["terminkalender", "a6-hoch", 1590],
	])("[§7.3] %s %s", (type, formatType, cents) => {
		expect(priced("calendar", { type, formatType, mountingType: "spirale" })).toEqual({
			"calendar.base": cents,
			total: cents,
		});
	});

	test("[§7.3] a hole instead of wire costs nothing and has no line", () => {
		expect(priced("calendar", { ...wall, mountingType: "lochung" })).toEqual({
			"calendar.base": 1690,
			total: 1690,
		});
	});

	test("[§7.3] A6 in a wooden block: 11,90 + 5,00 = 16,90; on a wooden foot: 11,90 + 4,00 = 15,90", () => {
		expect(priced("calendar", { ...desk, mountingType: "holzblock" })).toEqual({
			"calendar.base": 1190,
			"calendar.mounting": 500,
			total: 1690,
		});
		expect(priced("calendar", { ...desk, mountingType: "holzfuss" }).total).toBe(1590);
	});

	test("[§7.3] 4 calendars: 4 × 16,90 = 67,60, nothing off", () => {
		expect(priced("calendar", wall, 4)).toEqual({ "calendar.base": 6760, total: 6760 });
	});

	test("[pricing.P21] [§7.3] 5 calendars at −10 %: 5 × (16,90 − 1,69) = 84,50 − 8,45 = 76,05", () => {
		expect(priced("calendar", wall, 5)).toEqual({
			"calendar.base": 8450,
			"calendar.discount": -845,
			total: 7605,
		});
	});

	test("[§7.3] 10 in a wooden block at −20 %: 10 × (11,90 + 5,00 − 3,38) = 135,20", () => {
		expect(priced("calendar", { ...desk, mountingType: "holzblock" }, 10)).toEqual({
			"calendar.base": 11_900,
			"calendar.mounting": 5000,
			"calendar.discount": -3380,
			total: 13_520,
		});
	});

	test("[§7.3] 25 of A3 at −30 %: 25 × (24,90 − 7,47) = 435,75", () => {
		expect(priced("calendar", { ...wall, formatType: "a3-quer" }, 25).total).toBe(43_575);
	});

	test("[§7.5] Switzerland has its own list: 5 × (21.90 − 2.19) = 109.50 − 10.95 = 98.55 francs", () => {
		expect(priced("calendar", wall, 5, "ch")).toEqual({
			"calendar.base": 10_950,
			"calendar.discount": -1095,
			total: 9855,
		});
	});
});

import { describe, expect, test } from "vitest";
import { regionOf } from "./postal-regions.ts";

describe("[delivery.D4] places", () => {
	test.each([
		["DE", "80331", "BY"],
		["DE", "01067", "SN"],
		["DE", "10623", "BE"],
		["DE", "14467", "BB"],
		["DE", "20095", "HH"],
		["DE", "28195", "HB"],
		["DE", "66111", "SL"],
		["DE", "99084", "TH"],
		["DE", " 50667 ", "NW"],
		["CH", "8001", "ZH"],
		["CH", "1201", "GE"],
		["CH", "6900", "TI"],
		["CH", "7000", "GR"],
		["FR", "67000", "alsace-moselle"],
		["FR", "57000", "alsace-moselle"],
		["FR", "75001", "france"],
	] as const)("%s %s is in %s", (country, postalCode, region) => {
		expect(regionOf(country, postalCode)).toBe(region);
	});

	test.each([
		["DE", "04600"],
		["DE", "89073"],
		["DE", "21039"],
		["DE", "8033"],
		["DE", "00000"],
		["CH", "8905"],
		// Fahr (AG) among Zürich's, Buchberg (SH), Pfäffikon (SZ), Lavey (VD) among those of VS.
		["CH", "8109"],
		["CH", "8454"],
		["CH", "8808"],
		["CH", "1892"],
		["FR", "97400"],
		["AT", "1010"],
		["NL", "1012 AB"],
		["DE", undefined],
	] as const)("%s %s is unknown", (country, postalCode) => {
		expect(regionOf(country, postalCode)).toBeUndefined();
	});
});

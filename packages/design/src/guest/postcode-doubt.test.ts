import { describe, expect, test } from "vitest";
import { postcodeDoubt } from "./postcode-doubt.ts";

describe("the postcode of a guest", () => {
	test.each([
		["10115", ""],
		["80 331", ""],
		["D-01067", ""],
		["A-1010", ""],
		["1010", "Österreich"],
		["8001", "CH"],
		["1012AB", "Niederlande"],
		["00-950", "Polska"],
		["811 01", "Slowakei"],
		["11129", "Schweden"],
		["sw1a 1aa", "England"],
		["?", "Wakanda"],
		["", ""],
	])("%s %s is fine", (plz, land) => {
		expect(postcodeDoubt({ plz, land })).toBeUndefined();
	});

	test("with four digits in Germany may lack its zero or its country", () => {
		for (const land of ["", "D", "Deutschland"]) {
			expect(postcodeDoubt({ plz: "1067", land })).toEqual({ kind: "fourDigits" });
		}
		expect(postcodeDoubt({ plz: "1010" }, "AT")).toBeUndefined();
	});

	test.each([
		["123", "", "Deutschland", "12345"],
		["101150", "D", "Deutschland", "12345"],
		["A-10100", "", "Österreich", "1234"],
		["80331", "CH", "Schweiz", "1234"],
		["1012", "NL", "Niederlande", "1234 AB"],
		["1000", "Frankreich", "Frankreich", "12345"],
		["Dublin 2", "IE", "Irland", "A12 ****"],
	])("%s %s is not one of %s", (plz, land, country, form) => {
		expect(postcodeDoubt({ plz, land })).toEqual({ kind: "otherForm", country, form });
	});
});

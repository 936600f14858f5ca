import { expect, test } from "vitest";
import { isPostcode, isTypedPostcode, postcodeForms } from "./postcode.ts";

test.each([
	["DE", "01067", "123"],
	["AT", "1010", "01010"],
	["NL", "1012 AB", "1012"],
	["PL", "00-950", "0095"],
	["SE", "111 29", "1112"],
	["CZ", "110 00", "110 000"],
	["SK", "811 01", "8110"],
	["PT", "1100-148", "1100-14"],
	["GB", "SW1A 1AA", "SW1A"],
	["GB", "M1 1AE", "1M 1AE"],
	["GB", "CR2 6XH", "CR2 66H"],
	["IE", "D6W XY00", "Dublin 6"],
	["US", "10001-1234", "1001"],
	["CA", "K1A 0B1", "K1A 0BB"],
])("a postcode of %s is like %s, not like %s", (country, good, other) => {
	expect([isPostcode(country, good), isTypedPostcode(country, good)]).toEqual([true, true]);
	expect([isPostcode(country, other), isTypedPostcode(country, other)]).toEqual([false, false]);
});

test("typed without its space, with another one or in small letters it is the same", () => {
	for (const typed of ["1012AB", "1012 ab", "1012\u00a0AB"]) {
		expect(isPostcode("NL", typed)).toBe(false);
		expect(isTypedPostcode("NL", typed)).toBe(true);
	}
	expect(isTypedPostcode("PL", "00950")).toBe(true);
	expect(isTypedPostcode("GB", "sw1a1aa")).toBe(true);
});

test("that of an unknown country cannot be judged", () => {
	for (const country of ["XX", "toString", ""]) {
		expect(isTypedPostcode(country, "?")).toBe(true);
		expect(postcodeForms(country)).toEqual([]);
	}
});

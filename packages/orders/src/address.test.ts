import { buildAddress } from "@offizin/testkit";
import { describe, expect, test } from "vitest";
import { addressCountries, addressLines, checkAddress, checkBilling, tidyAddress } from "./address.ts";

describe("[orders.O8] addresses", () => {
	test("names with umlauts, apostrophes, hyphens and titles, and a Packstation are fine", () => {
		expect(checkAddress(buildAddress({ firstName: "Dr. Zoë", lastName: "von Hülßen-O’Neill" }))).toEqual([]);
		expect(checkAddress(buildAddress({ postNumber: "12345678", street: "Packstation 117" }))).toEqual([]);
	});

	test("[orders.O17] a Packstation has the number of who fetches there, and stands in Germany", () => {
		const packstation = buildAddress({ street: "packstation  117" });
		const codes = (address: Parameters<typeof checkAddress>[0]) =>
			checkAddress(address).map(({ field, code }) => `${field} ${code}`);
		expect(codes(packstation)).toEqual(["postNumber post_number_missing"]);
		expect(codes({ ...packstation, postNumber: "12 34" })).toEqual(["postNumber post_number_invalid"]);
		expect(codes({ ...packstation, postNumber: "12345678" })).toEqual([]);
		expect(codes(buildAddress({ postNumber: "12345678" }))).toEqual(["street packstation_missing"]);
		expect(codes({ ...packstation, country: "AT", postalCode: "1010", postNumber: "12345678" })).toEqual([
			"street packstation_country",
		]);
		expect(checkBilling({ ...packstation, postNumber: "12345678" })).toEqual([
			{ field: "street", code: "packstation_billing" },
		]);
		expect(codes(buildAddress({ street: "Packstationstraße 117" }))).toEqual([]);
	});

	test("a label names company, person, post number, street and place", () => {
		const address = buildAddress({
			company: "Weiß & Töchter",
			street: "Packstation 117",
			postNumber: "123456",
		});
		expect(addressLines(address)).toEqual([
			...["Weiß & Töchter", "Änne D’Angelo-Weiß", "123456", "Packstation 117", "10623 Berlin"],
		]);
	});

	test("every missing field is named", () => {
		const empty = { firstName: "", lastName: " ", street: "", postalCode: "", city: "", country: "" };
		expect(checkAddress(empty)).toEqual(
			["firstName", "lastName", "street", "postalCode", "city", "country"].map((field) => ({
				field,
				code: "required",
			})),
		);
	});

	test("a field that does not fit on a label names its limit", () => {
		expect(checkAddress(buildAddress({ lastName: "x".repeat(60) }))).toEqual([]);
		expect(checkAddress(buildAddress({ lastName: "x".repeat(61) }))).toEqual([
			{ field: "lastName", code: "too_long", max: 60 },
		]);
	});

	test("line breaks and half characters are refused: labels cannot show them, and the database cannot hold the latter", () => {
		expect(checkAddress(buildAddress({ firstName: "Anna \ud83d" }))).toEqual([
			{ field: "firstName", code: "characters_invalid" },
		]);
		expect(checkAddress(buildAddress({ city: "Berlin\r\nBcc: x" }))).toEqual([
			{ field: "city", code: "characters_invalid" },
		]);
	});

	test.each([
		["DE", "01067", "1067"],
		["AT", "1010", "01010"],
		["CH", "8001", "80011"],
		["LI", "9490", "949"],
		["LU", "1009", "L-1009"],
		["BE", "1000", "10000"],
		["FR", "75001", "7500"],
		["IT", "00118", "118"],
		["ES", "28001", "2800A"],
		["NL", "1012 AB", "1012AB"],
	])("a postal code of %s is like %s, not like %s", (country, good, bad) => {
		expect(checkAddress(buildAddress({ country, postalCode: good }))).toEqual([]);
		expect(checkAddress(buildAddress({ country, postalCode: bad }))).toEqual([
			{ field: "postalCode", code: "postal_code_invalid" },
		]);
	});

	test("[1-5] knows the ten countries and no other", () => {
		expect([...addressCountries].sort()).toEqual([
			"AT",
			"BE",
			"CH",
			"DE",
			"ES",
			"FR",
			"IT",
			"LI",
			"LU",
			"NL",
		]);
		for (const country of ["GB", "de", "toString"]) {
			expect(checkAddress(buildAddress({ country }))).toEqual([
				{ field: "country", code: "country_not_served" },
			]);
		}
	});

	test("a delivery address can be narrowed to where we deliver", () => {
		const vienna = buildAddress({ country: "AT", postalCode: "1010" });
		expect(checkAddress(vienna, ["DE"])).toEqual([{ field: "country", code: "country_not_served" }]);
	});

	test("tidying drops spaces at the ends and an empty company, and keeps a real one", () => {
		expect(tidyAddress(buildAddress({ street: " Am Markt 1 ", company: " " }))).toEqual(
			buildAddress({ street: "Am Markt 1" }),
		);
		expect(tidyAddress(buildAddress({ company: " Weiß GmbH " })).company).toBe("Weiß GmbH");
	});
});

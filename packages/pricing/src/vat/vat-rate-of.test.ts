import { products } from "@offizin/assortment";
import { deliveryCountries } from "@offizin/delivery";
import { describe, expect, test } from "vitest";
import { taxClassOf } from "./tax-class-of.ts";
import { sharesVatOfCountry, vatRateOf } from "./vat-rate-of.ts";

const today = "2026-11-20";

describe("[pricing.V1] [pricing.V3] rates of domain.md §8.1", () => {
	test.each([
		["DE", 190, 70],
		["AT", 200, 100],
		["LU", 170, 30],
		["FR", 200, 55],
		["IT", 220, 40],
		["BE", 210, 60],
		["NL", 210, 90],
		["ES", 210, 40],
		["CH", 81, 26],
		["LI", 81, 26],
	])("%s: %i and %i per mille", (country, standard, book) => {
		expect(vatRateOf({ country }, "standard", today)).toEqual({ ok: true, value: standard });
		expect(vatRateOf({ country }, "book", today)).toEqual({ ok: true, value: book });
	});

	test.each([
		["DE", "2020-06-30", 190, 70],
		["DE", "2020-07-01", 160, 50],
		["DE", "2020-12-31", 160, 50],
		["DE", "2021-01-01", 190, 70],
		["LU", "2022-12-31", 170, 30],
		["LU", "2023-01-01", 160, 30],
		["LU", "2024-01-01", 170, 30],
		["CH", "2023-12-31", 77, 25],
		["CH", "2024-01-01", 81, 26],
		["LI", "2023-12-31", 77, 25],
		["AT", "2021-12-31", 200, 50],
	])("%s on %s", (country, day, standard, book) => {
		expect(vatRateOf({ country }, "standard", day)).toEqual({ ok: true, value: standard });
		expect(vatRateOf({ country }, "book", day)).toEqual({ ok: true, value: book });
	});

	test.each(["GB", "US", "de", ""])("%j has none", (country) => {
		const error = { code: "vat_rate_missing", country, day: today };
		expect(vatRateOf({ country }, "standard", today)).toEqual({ ok: false, error });
	});

	test("a day before the tables has none, rather than the first", () => {
		expect(vatRateOf({ country: "DE" }, "standard", "2019-12-31")).toMatchObject({
			error: { code: "vat_rate_missing" },
		});
	});
});

describe("[pricing.V2] places with rules of their own", () => {
	test.each([
		["AT", "6691", 190],
		["AT", "6991", 190],
		["AT", "6992", 190],
		["AT", "6993", 190],
		["AT", "6990", 200],
		["FR", "98000", 200],
		["DE", "78267", 190],
	])("%s %s has %i per mille", (country, postalCode, rate) => {
		expect(vatRateOf({ country, postalCode }, "standard", today)).toEqual({ ok: true, value: rate });
	});

	test.each([
		["ES", "35001"],
		["ES", "38001"],
		["ES", "51001"],
		["ES", "52001"],
		["IT", "23041"],
		["IT", "22061"],
		["DE", "78266"],
		["DE", " 27498 "],
		["FR", "97400"],
		["FR", "98800"],
	])("%s %s is refused", (country, postalCode) => {
		const result = vatRateOf({ country, postalCode }, "standard", today);
		expect(result).toMatchObject({
			ok: false,
			error: { code: "destination_outside_vat_area", country, postalCode: postalCode.trim() },
		});
	});

	test("a place that shares the VAT of its country is told from one that does not", () => {
		expect(sharesVatOfCountry({ country: "DE", postalCode: "27472" })).toBe(true);
		expect(sharesVatOfCountry({ country: "DE" })).toBe(true);
		expect(sharesVatOfCountry({ country: "DE", postalCode: "27498" })).toBe(false);
		expect(sharesVatOfCountry({ country: "AT", postalCode: "6691" })).toBe(false);
	});

	test("the same digits elsewhere are no special place", () => {
		expect(vatRateOf({ country: "IT", postalCode: "35100" }, "standard", today)).toMatchObject({
			value: 220,
		});
		expect(vatRateOf({ country: "DE", postalCode: "35037" }, "standard", today)).toMatchObject({
			value: 190,
		});
	});
});

test("[pricing.V4] everything we sell has the standard rate, photo books included", () => {
	expect(products.filter(({ key }) => taxClassOf(key) !== "standard")).toEqual([]);
});

test("[pricing.V1] every country we deliver to has a rate", () => {
	for (const country of deliveryCountries) expect(vatRateOf({ country }, "standard", today).ok).toBe(true);
});

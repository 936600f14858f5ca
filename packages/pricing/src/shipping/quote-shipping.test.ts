import {
	type Carriage,
	carrierTimes,
	deliveryCountries,
	type ShippingType,
	shippingTypes,
} from "@offizin/delivery";
import { describe, expect, test } from "vitest";
import { builtInBook, FIRST_PRICE_DAY } from "../book/built-in-book.ts";
import { priceListOn } from "../book/price-list-on.ts";
import { currencyOfCountry } from "../country.ts";
import { lineCodes } from "../line-codes.ts";
import { quoteShipping, shippingCountries } from "./quote-shipping.ts";

function listOf(market: string) {
	return priceListOn(builtInBook(), { channel: "papiervogel", market }, FIRST_PRICE_DAY);
}

const lists = { eur: listOf("de"), chf: listOf("ch"), gbp: listOf("gb"), usd: listOf("us") };

function quote(country: string, shippingType: ShippingType, ...basket: readonly Carriage[]) {
	const list = lists[country === "CH" || country === "LI" ? "chf" : "eur"];
	return quoteShipping(
		basket.map((carriage) => ({ carriage })),
		{ country, shippingType, list },
	);
}

describe("[pricing.S1] prices of shipping", () => {
	test.each<[string, string, ShippingType, number]>([
		["[9.1-1]", "DE", "standard", 499],
		["[9.1-1]", "DE", "express", 1299],
		["[9.1-1]", "DE", "saturday", 2299],
		["[9.1-2]", "AT", "standard", 599],
		["[9.1-2]", "AT", "express", 2299],
		["[9.1-3]", "CH", "standard", 999],
		["[9.1-3]", "CH", "express", 3499],
		["[§7.1]", "LI", "standard", 999],
		["[§7.1]", "LU", "standard", 799],
		["[§7.1]", "BE", "standard", 799],
		["[§7.1]", "NL", "standard", 799],
		["[§7.1]", "FR", "standard", 999],
		["[§7.1]", "IT", "standard", 999],
		["[§7.1]", "ES", "standard", 999],
	])("%s %s %s costs %i", (_, country, shippingType, amount) => {
		const currency = country === "CH" || country === "LI" ? "chf" : "eur";
		expect(quote(country, shippingType, "parcel")).toEqual({
			ok: true,
			value: {
				lines: [{ code: `shipping.${shippingType}`, quantity: 1, unit: amount, amount }],
				total: { amount, currency },
			},
		});
	});

	test("[pricing.S3] is charged once, however many parcels there are", () => {
		const once = quote("DE", "standard", "parcel");
		expect(quote("DE", "standard", "parcel", "parcel", "ribbon", "letter")).toEqual(once);
		expect(quote("DE", "standard", "ribbon")).toEqual(once);
	});

	test("[pricing.S3] an empty basket costs nothing", () => {
		expect(quote("DE", "standard")).toEqual({
			ok: true,
			value: { lines: [], total: { amount: 0, currency: "eur" } },
		});
	});

	test("[pricing.S4] samples alone travel free, and say so", () => {
		expect(quote("DE", "standard", "letter", "letter")).toEqual({
			ok: true,
			value: {
				lines: [{ code: "shipping.letter", quantity: 1, unit: 0, amount: 0 }],
				total: { amount: 0, currency: "eur" },
			},
		});
	});

	test("[pricing.S5] oversize adds 19,90 € and 26.90 CHF, once", () => {
		const oversize = quote("DE", "standard", "forwarder", "forwarder", "parcel");
		expect(oversize.ok && oversize.value.lines).toEqual([
			{ code: "shipping.standard", quantity: 1, unit: 499, amount: 499 },
			{ code: "shipping.oversize", quantity: 1, unit: 1990, amount: 1990 },
		]);
		const swiss = quote("CH", "standard", "forwarder");
		expect(swiss.ok && swiss.value.total).toEqual({ amount: 999 + 2690, currency: "chf" });
	});

	test("[pricing.S6] the same-day surcharge goes on top of any type", () => {
		const terms = { country: "DE", shippingType: "express", list: lists.eur, sameDay: true } as const;
		const quoted = quoteShipping([{ carriage: "parcel" }], terms);
		expect(quoted.ok && quoted.value.lines.map(({ code, amount }) => [code, amount])).toEqual([
			["shipping.express", 1299],
			["shipping.sameDay", 990],
		]);
	});

	test("every line has a code that is known", () => {
		for (const code of [...shippingTypes, "letter", "oversize", "sameDay"]) {
			expect(lineCodes).toContain(`shipping.${code}`);
		}
	});
});

describe("refusals", () => {
	test.each<[string, ShippingType, string]>([
		["GB", "standard", "country_not_served"],
		["US", "express", "country_not_served"],
		["de", "standard", "country_not_served"],
		["", "standard", "country_not_served"],
		["toString", "standard", "country_not_served"],
		["AT", "saturday", "type_not_offered"],
		["FR", "express", "type_not_offered"],
	])("%j by %s: %s", (country, shippingType, reason) => {
		const error = { code: "shipping_not_available", shippingType, country, reason };
		expect(quote(country, shippingType, "parcel")).toEqual({ ok: false, error });
		expect(quote(country, shippingType)).toEqual({ ok: false, error });
	});

	test("[pricing.S2] a list delivers where its currency is at home; pounds and dollars deliver nowhere", () => {
		expect(shippingCountries("standard", lists.eur)).toEqual([
			"AT",
			"BE",
			"DE",
			"ES",
			"FR",
			"IT",
			"LU",
			"NL",
		]);
		expect(shippingCountries("standard", lists.chf)).toEqual(["CH", "LI"]);
		expect(shippingCountries("express", lists.eur)).toEqual(["AT", "DE"]);
		expect(shippingCountries("saturday", lists.eur)).toEqual(["DE"]);
		for (const list of [lists.gbp, lists.usd]) {
			expect(shippingCountries("standard", list)).toEqual([]);
			expect(quoteShipping([], { country: "DE", shippingType: "standard", list })).toMatchObject({
				ok: false,
				error: { code: "shipping_not_available", reason: "country_not_served" },
			});
		}
	});

	test("[delivery.D12] what is too long goes neither express nor on Saturday", () => {
		expect(quote("DE", "express", "forwarder")).toMatchObject({ ok: false, error: { reason: "oversize" } });
		expect(quote("DE", "saturday", "parcel", "forwarder")).toMatchObject({
			ok: false,
			error: { reason: "oversize" },
		});
	});

	test("[delivery.D12] nobody pays express for ribbons and letters, which go the standard way", () => {
		const error = { code: "shipping_not_available", reason: "type_not_offered" };
		expect(quote("DE", "express", "ribbon")).toMatchObject({ ok: false, error });
		expect(quote("DE", "saturday", "letter", "ribbon")).toMatchObject({ ok: false, error });
		expect(quote("CH", "express", "letter")).toMatchObject({ ok: false, error });
	});

	test("[delivery.D12] a type has a price exactly where the carrier has days for it", () => {
		for (const country of deliveryCountries) {
			for (const shippingType of shippingTypes) {
				const isPriced = shippingCountries(
					shippingType,
					lists[currencyOfCountry(country) === "chf" ? "chf" : "eur"],
				);
				expect(isPriced.includes(country)).toBe(carrierTimes[country][shippingType] !== undefined);
			}
		}
	});
});

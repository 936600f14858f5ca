import { describe, expect, test } from "vitest";
import { cardPriceListDe } from "./card-price-list-de.ts";
import { quoteShipping, shippingCountries } from "./quote-shipping.ts";

describe("[P10] shipping", () => {
	test("[9.1-1] standard to Germany costs 4,99 €", () => {
		expect(quoteShipping("standard", "DE", cardPriceListDe)).toEqual({
			ok: true,
			value: { amount: 499, currency: "eur" },
		});
		expect(shippingCountries("standard", cardPriceListDe)).toEqual(["DE"]);
	});

	test.each(["AT", "de", "", "toString"])("refuses %j by code instead of guessing", (country) => {
		expect(quoteShipping("standard", country, cardPriceListDe)).toEqual({
			ok: false,
			error: { code: "shipping_not_available", shippingType: "standard", country },
		});
	});
});

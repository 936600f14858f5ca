import { err, ok, type Result } from "@offizin/base";
import { type Money, money } from "@offizin/money";
import type { PriceList, ShippingType } from "./price-list.ts";

export interface ShippingError {
	readonly code: "shipping_not_available";
	readonly shippingType: ShippingType;
	readonly country: string;
}

/** Price of one delivery, spec 9.1-1; refused where the list has no price for the country. */
export function quoteShipping(
	shippingType: ShippingType,
	country: string,
	list: PriceList,
): Result<Money, ShippingError> {
	const prices = list.shipping[shippingType];
	const amount = Object.hasOwn(prices, country) ? prices[country] : undefined;
	return amount === undefined
		? err({ code: "shipping_not_available", shippingType, country })
		: ok(money(amount, list.currency));
}

/** Countries a shipping type reaches, ISO 3166-1 alpha-2. */
export function shippingCountries(shippingType: ShippingType, list: PriceList): string[] {
	return Object.keys(list.shipping[shippingType]);
}

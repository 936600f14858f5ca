import { err, ok, type Result } from "@offizin/base";
import {
	type Carriage,
	type DeliveryCountry,
	deliveryCountries,
	isDeliveryCountry,
	noFasterWay,
	type ShippingNotAvailable,
	type ShippingType,
} from "@offizin/delivery";
import { addMoney, type Money, money } from "@offizin/money";
import { type PriceList, type PriceMissing, priceIn } from "../list/price-list.ts";

export type ShippingLineCode = `shipping.${ShippingType | "letter" | "oversize" | "sameDay"}`;

/** One reason for the price of shipping: `quantity` × `unit` = `amount`, gross minor units. */
export interface ShippingLine {
	readonly code: ShippingLineCode;
	readonly quantity: number;
	readonly unit: number;
	readonly amount: number;
}

export interface ShippingQuote {
	/** The way of sending first, then surcharges; none for an empty basket. */
	readonly lines: readonly ShippingLine[];
	readonly total: Money;
}

export type ShippingError = ShippingNotAvailable | PriceMissing;

export interface ShippingTerms {
	readonly shippingType: ShippingType;
	/** ISO 3166-1 alpha-2. */
	readonly country: string;
	readonly list: PriceList;
	readonly sameDay?: boolean;
}

interface Charge {
	readonly code: ShippingLineCode;
	readonly table: string;
	readonly row: string;
	readonly column?: string;
}

function chargesFor(
	basket: readonly { readonly carriage: Carriage }[],
	{ shippingType, country, sameDay }: ShippingTerms,
): readonly Charge[] {
	if (basket.length === 0) return [];
	const base: Charge = basket.every(({ carriage }) => carriage === "letter")
		? { code: "shipping.letter", table: "shipping.letter", row: country }
		: { code: `shipping.${shippingType}`, table: "shipping.parcel", row: country, column: shippingType };
	const surcharge = (row: "oversize" | "sameDay"): Charge => ({
		code: `shipping.${row}`,
		table: "shipping.surcharge",
		row,
	});
	return [
		base,
		...(basket.some(({ carriage }) => carriage === "forwarder") ? [surcharge("oversize")] : []),
		...(sameDay ? [surcharge("sameDay")] : []),
	];
}

function offered({ list, country, shippingType }: ShippingTerms): Result<true, ShippingNotAvailable> {
	const refused = (reason: ShippingNotAvailable["reason"]) =>
		err({ code: "shipping_not_available" as const, shippingType, country, reason });
	const reaches = (column: ShippingType) => priceIn(list, "shipping.parcel", country, column).ok;
	if (!isDeliveryCountry(country) || !reaches("standard")) return refused("country_not_served");
	return reaches(shippingType) ? ok(true) : refused("type_not_offered");
}

/**
 * What sending a basket costs, charged once whatever it is split into (pricing.S1, pricing.S3 to pricing.S6). An empty
 * basket costs nothing, but a country or type that is not served is refused for it too.
 */
export function quoteShipping(
	basket: readonly { readonly carriage: Carriage }[],
	terms: ShippingTerms,
): Result<ShippingQuote, ShippingError> {
	const { list, shippingType, country } = terms;
	const available = offered(terms);
	if (!available.ok) return available;
	const reason = shippingType === "standard" ? undefined : noFasterWay(basket);
	if (reason) return err({ code: "shipping_not_available", shippingType, country, reason });
	const lines: ShippingLine[] = [];
	for (const { code, table, row, column } of chargesFor(basket, terms)) {
		const price = priceIn(list, table, row, column);
		if (!price.ok) return price;
		lines.push({ code, quantity: 1, unit: price.value, amount: price.value });
	}
	const amounts = lines.map(({ amount }) => money(amount, list.currency));
	return ok({ lines, total: addMoney(money(0, list.currency), ...amounts) });
}

/** Countries a shipping type reaches for the prices of a list, ISO 3166-1 alpha-2. */
export function shippingCountries(shippingType: ShippingType, list: PriceList): readonly DeliveryCountry[] {
	return deliveryCountries.filter((country) => priceIn(list, "shipping.parcel", country, shippingType).ok);
}

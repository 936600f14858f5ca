import { isSoldBy, type Product, products } from "@offizin/assortment";
import { type Day, yearOf } from "@offizin/calendar-days";
import { productPages } from "@offizin/contract";
import {
	availableShipping,
	CUT_OFF_HOUR,
	type DeliveryCountry,
	deliveryDate,
	lastOrderBefore,
	type ShippingType,
	shippingTypes,
} from "@offizin/delivery";
import { money } from "@offizin/money";
import { priceIn, productionDays, shippingCountries } from "@offizin/pricing";
import { defaultConfiguration } from "@offizin/solver";
import { formatDay, priceHeadName, productWords } from "@offizin/words";
import type { PricingContext } from "./pricing-context.ts";

export const CUT_OFF = `${CUT_OFF_HOUR}:00`;

/** What a column of a price table is called. */
function columnName({ site }: PricingContext, table: string, key: string): string {
	return priceHeadName(table, "columns", { key }, site.locale);
}

function soldAt({ site }: PricingContext): readonly Product[] {
	return products.filter((product) => isSoldBy(product, site.channel));
}

function daysOf(product: Product): number {
	return productionDays({ product: product.key, configuration: defaultConfiguration(product), quantity: 1 });
}

/** A way of sending with its price and date; undefined where it is not offered. */
function typeView(shippingType: ShippingType, country: string, delivery: Day, pricing: PricingContext) {
	const price = priceIn(pricing.list, "shipping.parcel", country, shippingType);
	if (!price.ok) return undefined;
	return {
		type: shippingType,
		name: columnName(pricing, "shipping.parcel", shippingType),
		price: money(price.value, pricing.list.currency),
		delivery,
		deliveryText: formatDay(delivery, pricing.site.locale),
	};
}

/** What a country is called where the shop is. */
function countryName(country: string, { site }: PricingContext): string {
	return new Intl.DisplayNames(site.locale, { type: "region" }).of(country) ?? country;
}

function countryView(country: DeliveryCountry, days: number, pricing: PricingContext) {
	const types = shippingTypes.flatMap((shippingType) => {
		const promise = deliveryDate({
			orderedAt: pricing.orderedAt,
			productionDays: days,
			shippingType,
			destination: { country },
		});
		const view = promise.ok ? typeView(shippingType, country, promise.value.date, pricing) : undefined;
		return view ? [view] : [];
	});
	return { country, name: countryName(country, pricing), types };
}

function surcharge(row: "sameDay" | "oversize", { list }: PricingContext) {
	const price = priceIn(list, "shipping.surcharge", row);
	return price.ok ? money(price.value, list.currency) : null;
}

function letterPostage(pricing: PricingContext) {
	return Object.entries(pricing.list.cells["postage.letter"] ?? {}).flatMap(([country, prices]) =>
		Object.entries(prices).map(([key, amount]) => ({
			country,
			class: key,
			name: columnName(pricing, "postage.letter", key),
			price: money(amount, pricing.list.currency),
		})),
	);
}

/** Until when to order each product so that it arrives by Christmas Eve; products whose time is up are left out. */
function christmas(pricing: PricingContext) {
	const { orderedAt, day, market, site } = pricing;
	const year = yearOf(day) + (day.slice(5) > "12-24" ? 1 : 0);
	return soldAt(pricing).flatMap((product) => {
		const terms = {
			productionDays: daysOf(product),
			shippingType: "standard",
			destination: { country: market.country },
		} as const;
		const lastOrder = lastOrderBefore(terms, `${year}-12-24`);
		if (lastOrder === undefined || lastOrder <= orderedAt) return [];
		const lastOrderText = `${formatDay(lastOrder.slice(0, 10), site.locale)}, ${CUT_OFF}`;
		return [
			{ product: product.key, name: productWords(product.key, site.locale).name, lastOrder, lastOrderText },
		];
	});
}

/** Prices and dates of sending a plain card, by country and type. */
export function shippingView(card: Product, pricing: PricingContext) {
	const days = daysOf(card);
	return {
		cutOff: CUT_OFF,
		countries: shippingCountries("standard", pricing.list).map((country) =>
			countryView(country, days, pricing),
		),
		sameDay: surcharge("sameDay", pricing),
		oversize: surcharge("oversize", pricing),
		letterPostage: letterPostage(pricing),
		christmas: christmas(pricing),
	};
}

/** Products with the ways of sending that are worth their price now; none where we do not deliver. */
export function expressView(pricing: PricingContext) {
	const { orderedAt, market } = pricing;
	return soldAt(pricing).flatMap((product) => {
		const days = daysOf(product);
		const types = availableShipping({
			orderedAt,
			productionDays: days,
			destination: { country: market.country },
		}).flatMap(({ shippingType, date }) => typeView(shippingType, market.country, date, pricing) ?? []);
		if (types.length === 0) return [];
		const path = productPages[product.key];
		const { name } = productWords(product.key, pricing.site.locale);
		return [{ product: product.key, name, productionDays: days, types, path }];
	});
}

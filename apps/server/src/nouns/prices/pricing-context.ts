import type { ProductKey } from "@offizin/assortment";
import type { Day } from "@offizin/calendar-days";
import { type DeliveryItem, deliveries } from "@offizin/delivery";
import {
	ACCESSORY_TAX_CLASS,
	deliveryItems,
	type PriceBook,
	type PriceList,
	type PriceTerms,
	priceListOn,
	type Selection,
	type TaxClass,
	taxClassOf,
	vatRateOf,
} from "@offizin/pricing";
import { type Market, marketOf, marketOfCountry, type Site } from "@offizin/sites";
import { formatDay } from "@offizin/words";
import type { TemplateStore } from "../../adapters/templates/template-store.ts";
import type { Platform } from "../platform.ts";
import { dayIn } from "../price-books/price-books.ts";

/** All that a price and a date depend on besides the choice: the shop and the moment. */
export interface PricingContext {
	readonly site: Site;
	readonly market: Market;
	/** ISO instant. */
	readonly orderedAt: string;
	readonly day: Day;
	readonly book: PriceBook;
	readonly list: PriceList;
	readonly templates: Pick<TemplateStore, "card" | "row" | "pattern">;
	/** Dates found so far, since a panel asks for the same one hundreds of times. */
	readonly arrivals: Map<string, Day | undefined>;
}

/**
 * What prices of a site depend on, now. Where goods go to another country, prices are those of its market, while texts stay
 * in the language of the site.
 */
export function openPricing(
	{ prices, templates, now }: Pick<Platform, "prices" | "templates" | "now">,
	site: Site,
	country?: string,
): PricingContext {
	const at = now();
	const market = (country !== undefined && marketOfCountry(country)) || marketOf(site.market);
	const book = prices.book();
	const day = dayIn(site, at);
	return {
		site,
		market,
		orderedAt: at.toISOString(),
		day,
		book,
		list: priceListOn(book, { channel: site.channel, market: market.key }, day),
		templates,
		arrivals: new Map(),
	};
}

/** By what prices a product is quoted; without VAT in markets that we do not deliver to. */
export function termsOf(pricing: PricingContext, product: ProductKey): PriceTerms {
	return taxedTerms(pricing, taxClassOf(product));
}

/** The same of what is sold beside products. */
export function accessoryTerms(pricing: PricingContext): PriceTerms {
	return taxedTerms(pricing, ACCESSORY_TAX_CLASS);
}

function taxedTerms({ list, market, day }: PricingContext, taxClass: TaxClass): PriceTerms {
	const rate = vatRateOf({ country: market.country }, taxClass, day);
	return { list, vatRate: rate.ok ? rate.value : undefined };
}

/** The day on which everything has arrived, sent the standard way within the market; undefined where it cannot be. */
export function arrivalOf(pricing: PricingContext, items: readonly DeliveryItem[]): Day | undefined {
	const { arrivals } = pricing;
	const key = items.map(({ carriage, productionDays }) => `${carriage} ${productionDays}`).join();
	if (!arrivals.has(key)) arrivals.set(key, findArrival(pricing, items));
	return arrivals.get(key);
}

function findArrival({ orderedAt, market }: PricingContext, items: readonly DeliveryItem[]): Day | undefined {
	const sent = deliveries(items, {
		orderedAt,
		shippingType: "standard",
		destination: { country: market.country },
	});
	if (!sent.ok) return undefined;
	return sent.value
		.map(({ date }) => date)
		.sort()
		.at(-1);
}

/** The same for something that was chosen. */
export function deliveryOf(pricing: PricingContext, selection: Selection): Day | undefined {
	return arrivalOf(pricing, deliveryItems(selection.product, selection));
}

/** A date of delivery as answers carry it. */
export function deliveryView({ site }: PricingContext, delivery: Day | undefined) {
	return {
		delivery: delivery ?? null,
		deliveryText: delivery === undefined ? null : formatDay(delivery, site.locale),
	};
}

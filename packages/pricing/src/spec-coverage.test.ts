import {
	accessories,
	accessoryKinds,
	DEFAULT_PAGE_STEPS,
	pageSizes,
	productOf,
	quantityLadder,
} from "@offizin/assortment";
import { CUT_OFF_HOUR, shippingTypes } from "@offizin/delivery";
import { channelKeys, markets, sites } from "@offizin/sites";
import { defaultConfiguration } from "@offizin/solver";
import { describe, expect, test } from "vitest";
import { builtInBook } from "./book/built-in-book.ts";
import { priceListOn } from "./book/price-list-on.ts";
import { quoteAccessory } from "./products/accessory/quote-accessory.ts";
import { quoteOverlay } from "./products/overlay/quote-overlay.ts";
import { FREE_SAMPLES, quoteSamples } from "./products/sample/quote-samples.ts";
import type { Selection } from "./quote/selection.ts";
import { fromPrice } from "./selection/from-price.ts";
import { priceLadder } from "./selection/price-ladder.ts";
import { quoteSelection } from "./selection/quote-selection.ts";
import { letterPostage } from "./shipping/letter-postage.ts";
import { quoteShipping } from "./shipping/quote-shipping.ts";

const listOf = (market: string) =>
	priceListOn(builtInBook(), { channel: "papiervogel", market }, "2026-11-20");
const termsOf = (market: string) => ({ list: listOf(market), vatRate: undefined });
const parcel = [{ carriage: "parcel" }] as const;

/** A market of each currency of spec 3.2-2. */
const marketsOfCurrencies = { chf: "ch", eur: "de", gbp: "gb", usd: "us" } as const;
const currencies = Object.keys(marketsOfCurrencies) as (keyof typeof marketsOfCurrencies)[];

const productTypes = [
	"calendar",
	"card",
	"collage",
	"merch",
	"photoframe",
	"photoprint",
	"photobook",
	"photobox",
] as const satisfies readonly Selection["product"][];

describe("[3.2] currencies", () => {
	test.each(Object.entries(marketsOfCurrencies))("[3.2-2] there are prices in %s", (currency, market) => {
		expect(listOf(market).currency).toBe(currency);
	});

	test.each([
		["en-US", "usd"],
		["en-GB", "gbp"],
		["de-CH", "chf"],
		["fr-CH", "chf"],
		["it-CH", "chf"],
		["de-LI", "chf"],
		["de-DE", "eur"],
		["de-AT", "eur"],
		["de-IT", "eur"],
		["de-LU", "eur"],
		["es-ES", "eur"],
		["fr-BE", "eur"],
		["fr-FR", "eur"],
		["fr-LU", "eur"],
		["it-IT", "eur"],
		["nl-BE", "eur"],
		["nl-NL", "eur"],
	])("[3.2-2] %s uses %s in both shops", (locale, currency) => {
		const shops = sites.filter((site) => site.locale === locale);
		expect(shops.map(({ channel }) => channel)).toEqual(channelKeys);
		for (const { channel, market } of shops) {
			expect(priceListOn(builtInBook(), { channel, market }, "2026-11-20").currency).toBe(currency);
		}
	});
});

describe("[3.3-1] every product type has a price in every currency", () => {
	test.each(productTypes.flatMap((product) => currencies.map((currency) => [product, currency] as const)))(
		"%s in %s, and [3.7-12] a price with “from”",
		(key, currency) => {
			const product = productOf(key);
			const list = listOf(marketsOfCurrencies[currency]);
			const configuration = product ? defaultConfiguration(product) : {};
			const quote = quoteSelection(
				{ product: key, configuration, quantity: 1 },
				{ list, vatRate: undefined },
			);
			expect(quote).toMatchObject({ ok: true, value: { currency } });
			const unit = quote.ok ? quote.value.unit : 0;
			const from = fromPrice(key, list);
			expect(from.amount).toBeGreaterThan(0);
			expect(from.amount).toBeLessThanOrEqual(unit);
		},
	);
});

describe("[3.7-1] every accessory has a price in every currency", () => {
	test.each(accessoryKinds.flatMap((kind) => currencies.map((currency) => [kind, currency] as const)))(
		"%s in %s",
		(kind, currency) => {
			const terms = termsOf(marketsOfCurrencies[currency]);
			const unpriced = accessories
				.filter((accessory) => accessory.kind === kind)
				.filter(({ sku }) => {
					const quote = quoteAccessory(sku, 1, terms);
					return !quote.ok || quote.value.total <= 0;
				});
			expect(unpriced.map(({ sku }) => sku)).toEqual([]);
		},
	);
});

describe("[9.1] fixed prices and limits", () => {
	test("[3.7-9] shipping types", () => {
		expect(shippingTypes).toEqual(expect.arrayContaining(["standard", "express", "saturday"]));
	});

	test.each([
		["9.1-1", "DE", "standard", "eur", 499],
		["9.1-1", "DE", "express", "eur", 1299],
		["9.1-1", "DE", "saturday", "eur", 2299],
		["9.1-2", "AT", "standard", "eur", 599],
		["9.1-2", "AT", "express", "eur", 2299],
		["9.1-3", "CH", "standard", "chf", 999],
		["9.1-3", "CH", "express", "chf", 3499],
	] as const)("[%s] shipping to %s, %s", (_, country, shippingType, currency, amount) => {
		const list = listOf(country.toLowerCase());
		expect(quoteShipping(parcel, { shippingType, country, list })).toMatchObject({
			ok: true,
			value: { total: { amount, currency } },
		});
	});

	test.each(["DE", "CH"])("[3.7-9] the same day costs a surcharge in %s", (country) => {
		const list = listOf(country.toLowerCase());
		const quote = quoteShipping(parcel, { shippingType: "express", country, list, sameDay: true });
		const surcharge = quote.ok
			? quote.value.lines.find(({ code }) => code === "shipping.sameDay")
			: undefined;
		expect(surcharge?.amount).toBeGreaterThan(0);
	});

	test.each([
		["DE", "standard", 95],
		["DE", "compact", 110],
		["DE", "large", 180],
		["AT", "standard", 100],
		["AT", "compact", 150],
		["AT", "large", 150],
		["CH", "standard", 100],
		["CH", "compact", 120],
		["CH", "large", 290],
	] as const)("[9.1-4] postage in %s, %s", (country, postageClass, amount) => {
		const currency = country === "CH" ? "chf" : "eur";
		const postage = letterPostage(country, postageClass, listOf(country.toLowerCase()));
		expect(postage).toEqual({ ok: true, value: { amount, currency } });
	});

	test.each([
		["de", 190],
		["ch", 350],
	])("[9.1-5] three sample cards are free, the fourth costs its price in %s", (market, amount) => {
		expect(FREE_SAMPLES).toBe(3);
		expect(quoteSamples(3, 0, termsOf(market))).toMatchObject({ ok: true, value: { total: 0 } });
		expect(quoteSamples(4, 0, termsOf(market))).toMatchObject({ ok: true, value: { total: amount } });
	});

	test("[9.1-6] the day of express ends at 11", () => {
		expect(CUT_OFF_HOUR).toBe(11);
	});

	test("[9.1-7] lists grow by 12 and 48, more pages are told five times", () => {
		expect(pageSizes).toEqual([12, 48]);
		expect(DEFAULT_PAGE_STEPS).toBe(5);
	});

	test.each([
		["de", 250],
		["ch", 350],
	])("[9.1-7] an overlay in %s", (market, amount) => {
		expect(quoteOverlay(1, termsOf(market))).toMatchObject({ ok: true, value: { total: amount } });
	});

	test("[9.1-7] a card has a price at every quantity of the ladder, the 11th is the default", () => {
		const card = productOf("card");
		const configuration = card ? defaultConfiguration(card) : {};
		const ladder = priceLadder({ product: "card", configuration }, termsOf("de"));
		expect(ladder.ok && ladder.value.map(({ quantity }) => quantity)).toEqual(quantityLadder);
		expect(quantityLadder[10]).toBe(card?.quantities.default);
		expect(
			[1, 5, 10, 100, 110, 200, 300, 1000, 1250, 5000].filter((n) => !quantityLadder.includes(n)),
		).toEqual([]);
	});

	test("[3.2-1] every market has prices", () => {
		for (const market of Object.keys(markets)) expect(listOf(market).market).toBe(market);
	});
});

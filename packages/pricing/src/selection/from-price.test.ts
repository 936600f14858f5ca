import { frames, type Product, type ProductKey, photoframeProduct, products } from "@offizin/assortment";
import { type Configuration, defaultConfiguration, nearestConfiguration } from "@offizin/solver";
import { allCards, arbitraryConfiguration, arbitraryOfferedQuantity } from "@offizin/testkit";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { priceSheets } from "../book/price-sheets.ts";
import type { PriceList } from "../list/price-list.ts";
import { offeredQuantities } from "../quote/offered-quantities.ts";
import { entryPrice, fromPrice } from "./from-price.ts";
import { cards, pricedMarkets, quoteOn, termsOf } from "./quoting.fixtures.ts";

/** Prices with one table of a product set by chance, as an operator may. */
function arbitraryPrices(key: ProductKey, list: PriceList): fc.Arbitrary<PriceList> {
	const tables = priceSheets.filter(({ table }) => table.key.startsWith(`${key}.`)).map(({ table }) => table);
	return fc
		.tuple(fc.constantFrom(...tables), fc.infiniteStream(fc.integer({ min: 1, max: 900 })))
		.map(([table, amounts]) => {
			const rows = Object.entries(list.cells[table.key] ?? {}).map(([row, columns]) => {
				const set = Object.keys(columns).map((column) => [column, amounts.next().value ?? 1]);
				return [row, Object.fromEntries(set)];
			});
			return { ...list, cells: { ...list.cells, [table.key]: Object.fromEntries(rows) } };
		});
}

/** A configuration with the smallest size and the fewest pages that everything else in it allows. */
function smallestOf(product: Product, configuration: Configuration): Configuration {
	const free = product.options.filter(({ domain }) => domain.kind !== "list");
	const smallest = free.map(({ key, domain }) => [
		key,
		domain.kind === "size"
			? `${domain.short.min}x${domain.long.min}`
			: domain.kind === "whole"
				? String(domain.min)
				: "",
	]);
	const kept = product.options.filter((option) => !free.includes(option)).map(({ key }) => key);
	const wish = { ...configuration, ...Object.fromEntries(smallest) };
	return nearestConfiguration(product, wish, kept) ?? configuration;
}

describe("[pricing.P9] the price 'ab'", () => {
	test.each(["klappkarte-a6", "klappkarte-sq145", "din-lang-quer", "postkarte-sq145", "sticker-herz"])(
		"of %s is the lowest of all that can be bought",
		(formatType) => {
			const terms = termsOf("de", "papiervogel");
			const units = allCards
				.filter((card) => card.formatType === formatType)
				.flatMap((card) =>
					offeredQuantities("card").map((quantity) => quoteOn(cards(card, quantity), terms).unit),
				);
			expect(fromPrice("card", terms.list, { formatType })).toEqual({
				amount: Math.min(...units),
				currency: "eur",
			});
		},
	);

	test.each(products.map(({ key }) => [key]))(
		"of a %s is one that nothing made at random undercuts",
		(key) => {
			const product = products.find((candidate) => candidate.key === key);
			if (!product) throw new Error(`no product ${key}`);
			const terms = pricedMarkets.map((market) => termsOf(market));
			fc.assert(
				fc.property(
					arbitraryConfiguration(product),
					arbitraryOfferedQuantity(product),
					(configuration, offered) => {
						const quantity = product.quantities.default === 1 ? 1 : offered;
						for (const { list, vatRate } of terms) {
							const { unit } = quoteOn({ product: key, configuration, quantity }, { list, vatRate });
							expect(unit).toBeGreaterThanOrEqual(fromPrice(key, list).amount);
						}
					},
				),
			);
		},
	);

	test.each(products.filter(({ key }) => key !== "card").map((product) => [product.key, product] as const))(
		"of a %s is undercut by nothing that can be made, nor is it with any one choice, whatever an operator charges",
		(key, product) => {
			const { list } = termsOf("de");
			const made = fc
				.sample(arbitraryConfiguration(product), { numRuns: 500, seed: 7 })
				.map((configuration) => smallestOf(product, configuration));
			const quantities = product.quantities.default === 1 ? [1] : product.quantities.offered;
			const option = fc.constantFrom(...product.options.map((each) => each.key));
			fc.assert(
				fc.property(
					arbitraryPrices(key, list),
					fc.constantFrom(...made),
					option,
					fc.constantFrom(...quantities),
					(changed, one, chosen, quantity) => {
						const unitOf = (configuration: Configuration) =>
							quoteOn({ product: key, configuration, quantity }, { list: changed, vatRate: undefined }).unit;
						const same = made.filter((other) => other[chosen] === one[chosen]);
						expect(fromPrice(key, changed).amount).toBeLessThanOrEqual(Math.min(...made.map(unitOf)));
						expect(fromPrice(key, changed, { [chosen]: one[chosen] ?? "" }).amount).toBeLessThanOrEqual(
							Math.min(...same.map(unitOf)),
						);
					},
				),
				{ numRuns: 40 },
			);
		},
	);

	test("of a picture behind a mat is the one in the cheapest frame that takes a mat", () => {
		const { list } = termsOf("de");
		const one = { materialType: "poster", format: "60x40", matType: "mat-weiss" };
		const units = frames.flatMap(({ key: frame }) => {
			const configuration = nearestConfiguration(
				photoframeProduct,
				{ ...defaultConfiguration(photoframeProduct), ...one, frame },
				[...Object.keys(one), "frame"],
			);
			return configuration
				? [quoteOn({ product: "photoframe", configuration, quantity: 1 }, { list, vatRate: undefined }).unit]
				: [];
		});
		expect(units.length).toBeGreaterThan(1);
		expect(fromPrice("photoframe", list, one).amount).toBe(Math.min(...units));
	});

	test("of what people buy one of it is the price of one: the cheapest wall calendar 14,90", () => {
		const { list } = termsOf("de");
		expect(fromPrice("calendar", list, { type: "wandkalender" })).toEqual({ amount: 1490, currency: "eur" });
		expect(fromPrice("calendar", list, { type: "kuechenkalender" })).toEqual({
			amount: 1290,
			currency: "eur",
		});
	});

	test.each(["klappkarte-a6", "din-lang-quer"])(
		"[pricing.P16] of %s on a tile is the lowest of all that 50 of it can cost",
		(formatType) => {
			const terms = termsOf("de", "papiervogel");
			const units = allCards
				.filter((card) => card.formatType === formatType)
				.map((card) => quoteOn(cards(card, 50), terms).unit);
			expect(entryPrice("card", terms.list, { formatType })).toEqual({
				quantity: 50,
				unit: { amount: Math.min(...units), currency: "eur" },
			});
		},
	);

	test("[pricing.P16] of what people buy one of is the same on a tile as everywhere", () => {
		const { list } = termsOf("de");
		for (const type of ["wandkalender", "tischkalender"])
			expect(entryPrice("calendar", list, { type })).toEqual({
				quantity: 1,
				unit: fromPrice("calendar", list, { type }),
			});
	});

	test("of what cannot be made does not exist: it must not be listed", () => {
		const { list } = termsOf("de");
		expect(() => fromPrice("card", list, { formatType: "leporello" })).toThrow("leporello");
		const unknown: ProductKey = JSON.parse('"kite"');
		expect(() => fromPrice(unknown, list)).toThrow("kite");
	});
});

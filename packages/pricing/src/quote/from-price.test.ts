import { type ProductKey, products } from "@offizin/catalog/products";
import { allCards, arbitraryConfiguration, arbitraryOfferedQuantity } from "@offizin/testkit";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cardSelection } from "./card-selection.ts";
import { fromPrice } from "./from-price.ts";
import { offeredQuantities } from "./price-ladder.ts";
import { pricedMarkets, quoteOn, termsOf } from "./quoting.fixtures.ts";

describe("[P9] the price 'ab'", () => {
	test.each(["klappkarte-a6", "klappkarte-sq145", "din-lang-quer", "postkarte-sq145", "sticker-herz"])(
		"of %s is the lowest of all that can be bought",
		(formatType) => {
			const terms = termsOf("de", "papiervogel");
			const units = allCards
				.filter((card) => card.formatType === formatType)
				.flatMap((card) =>
					offeredQuantities("card").map((quantity) => quoteOn(cardSelection(card, quantity), terms).unit),
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

	test("of what people buy one of it is the price of one: the cheapest wall calendar 14,90", () => {
		const { list } = termsOf("de");
		expect(fromPrice("calendar", list, { type: "wandkalender" })).toEqual({ amount: 1490, currency: "eur" });
		expect(fromPrice("calendar", list, { type: "kuechenkalender" })).toEqual({
			amount: 1290,
			currency: "eur",
		});
	});

	test("of what cannot be made does not exist: it must not be listed", () => {
		const { list } = termsOf("de");
		expect(() => fromPrice("card", list, { formatType: "leporello" })).toThrow("leporello");
		const unknown: ProductKey = JSON.parse('"kite"');
		expect(() => fromPrice(unknown, list)).toThrow("kite");
	});
});

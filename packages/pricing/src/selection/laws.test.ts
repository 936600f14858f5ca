import { type Product, productOf, products } from "@offizin/assortment";
import { arbitraryConfiguration, arbitraryOfferedQuantity } from "@offizin/testkit";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { lineCodes } from "../line-codes.ts";
import { pricedMarkets, quoteOn, termsOf } from "./quoting.fixtures.ts";

const byKey = products.map((product): [string, Product] => [product.key, product]);
const lists = pricedMarkets.map((market) => termsOf(market));

function known(key: string): Product {
	const product = productOf(key);
	if (!product) throw new Error(`no product ${key}`);
	return product;
}

/** Runs with every price list. */
function totals(product: Product, configuration: Readonly<Record<string, string>>, quantity = 1): number[] {
	return lists.map((terms) => quoteOn({ product: product.key, configuration, quantity }, terms).total);
}

describe.each(byKey)("%s", (_key, product) => {
	const selections = fc.tuple(arbitraryConfiguration(product), arbitraryOfferedQuantity(product));

	test("[pricing.P4] the lines of whatever can be made add up to the total, in every list", () => {
		fc.assert(
			fc.property(selections, ([configuration, quantity]) => {
				for (const terms of lists) {
					const quote = quoteOn({ product: product.key, configuration, quantity }, terms);
					expect(quote.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(quote.total);
					expect(quote.total).toBeGreaterThan(0);
					for (const { code, amount, unit } of quote.lines) {
						expect(lineCodes).toContain(code);
						expect(Number.isSafeInteger(amount) && Number.isSafeInteger(unit)).toBe(true);
					}
					for (const { net, amount } of quote.vat) expect(net + amount).toBe(quote.total);
					if (quote.currency === "chf") expect(quote.total % 5).toBe(0);
					expect(JSON.parse(JSON.stringify(quote))).toEqual(quote);
				}
			}),
		);
	});

	test("[pricing.P4] the price told for a piece is the one paid, to half a cent, at any quantity", () => {
		const asked = fc.tuple(
			arbitraryConfiguration(product),
			fc.oneof(fc.integer({ min: 1, max: 120 }), fc.integer({ min: 1, max: product.quantities.max })),
		);
		fc.assert(
			fc.property(asked, ([configuration, wished]) => {
				const quantity = Math.min(wished, product.quantities.max);
				for (const terms of lists) {
					const quote = quoteOn({ product: product.key, configuration, quantity }, terms);
					expect(Math.abs(quote.unit * quantity - quote.total)).toBeLessThanOrEqual(quantity / 2);
				}
			}),
		);
	});

	test("[pricing.P5] a larger quantity on offer never costs less in all", () => {
		fc.assert(
			fc.property(arbitraryConfiguration(product), (configuration) => {
				for (const terms of lists) {
					const ladder = product.quantities.offered.map(
						(quantity) => quoteOn({ product: product.key, configuration, quantity }, terms).total,
					);
					expect(ladder).toEqual(ladder.toSorted((one, other) => one - other));
				}
			}),
			{ numRuns: 40 },
		);
	});
});

describe("wall art", () => {
	const photoframe = known("photoframe");
	const bare = arbitraryConfiguration(photoframe).map((configuration) => ({
		...configuration,
		frame: "ohne",
		frameType: "ohne",
		matSize: "0",
		matType: "mat-none",
		glazing: "ohne",
	}));
	const edge = fc.integer({ min: 20, max: 300 });

	test("[§7.4] a larger area of the same material never costs less", () => {
		fc.assert(
			fc.property(bare, edge, edge, edge, edge, (configuration, width, height, width2, height2) => {
				const [smaller, larger] = [[width, height] as const, [width2, height2] as const].toSorted(
					(one, other) => one[0] * one[1] - other[0] * other[1],
				);
				if (!smaller || !larger) throw new Error("two sizes");
				const less = totals(photoframe, { ...configuration, format: smaller.join("x") });
				const more = totals(photoframe, { ...configuration, format: larger.join("x") });
				for (const [index, total] of less.entries()) expect(more[index]).toBeGreaterThanOrEqual(total);
			}),
		);
	});

	test("[§7.4] with a frame, longer edges never cost less", () => {
		const growth = fc.integer({ min: 0, max: 50 });
		fc.assert(
			fc.property(
				arbitraryConfiguration(photoframe),
				arbitraryOfferedQuantity(photoframe),
				edge,
				edge,
				growth,
				growth,
				(configuration, quantity, width, height, wider, higher) => {
					const at = (format: string) => totals(photoframe, { ...configuration, format }, quantity);
					const less = at(`${width}x${height}`);
					const more = at(`${width + wider}x${height + higher}`);
					for (const [index, total] of less.entries()) expect(more[index]).toBeGreaterThanOrEqual(total);
				},
			),
		);
	});
});

describe.each(["photobook", "guestbook"])("pages of a %s", (key) => {
	const product = known(key);

	test("[§7.3] more pages never cost less", () => {
		fc.assert(
			fc.property(
				arbitraryConfiguration(product),
				arbitraryOfferedQuantity(product),
				fc.integer({ min: 1, max: 20 }),
				(configuration, quantity, steps) => {
					const more = String(Number(configuration.pageCount) + 4 * steps);
					const thin = totals(product, configuration, quantity);
					const thick = totals(product, { ...configuration, pageCount: more }, quantity);
					for (const [index, total] of thin.entries()) expect(thick[index]).toBeGreaterThanOrEqual(total);
				},
			),
		);
	});
});

describe("prints", () => {
	const product = known("photoprint");

	test("[pricing.P22] one more print never costs less, whatever format and paper", () => {
		const quantity = fc.integer({ min: 1, max: 200 });
		fc.assert(
			fc.property(arbitraryConfiguration(product), quantity, (configuration, few) => {
				const less = totals(product, configuration, few);
				const more = totals(product, configuration, few + 1);
				for (const [index, total] of less.entries()) expect(more[index]).toBeGreaterThanOrEqual(total);
			}),
			{ numRuns: 500 },
		);
	});
});

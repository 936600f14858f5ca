import type { Voucher } from "@offizin/pricing";
import { marketOf } from "@offizin/sites";
import {
	arbitraryCard,
	arbitraryQuantity,
	buildCart,
	buildLine,
	builtInList,
	plainCard,
} from "@offizin/testkit";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { CartLine } from "./cart-line.ts";
import { priceCart } from "./price-cart.ts";

const terms = {
	list: builtInList(),
	market: marketOf("de"),
	shippingType: "standard",
	country: "DE",
	day: "2026-11-20",
	samplesHad: 0,
} as const;

function price(...lines: readonly CartLine[]) {
	const priced = priceCart(buildCart(...lines), terms);
	if (!priced.ok) throw new Error(`no price: ${JSON.stringify(priced.error)}`);
	return priced.value;
}

describe("pricing a cart", () => {
	test("[cart.C6] [cart.C7] two lines, one delivery, VAT from the sum", () => {
		const gold = { ...plainCard, paperType: "creme", refinementType: "gold" } as const;
		const priced = price(buildLine(), buildLine({ id: "line-2", configuration: gold }));
		expect(priced.lines.map(({ quote }) => quote.total)).toEqual([8450, 11_650]);
		expect(priced).toMatchObject({
			cartId: "cart-1",
			version: 2,
			priceListId: terms.list.id,
			country: "DE",
			subtotal: { amount: 20_100, currency: "eur" },
			charges: [{ code: "shipping.standard", quantity: 1, unit: 499, amount: 499 }],
			total: { amount: 20_599, currency: "eur" },
			vat: [{ rate: 190, net: 17_310, amount: 3289 }],
		});
	});

	test("[cart.C6] an empty cart costs nothing", () => {
		const nothing = { amount: 0, currency: "eur" };
		expect(price()).toMatchObject({
			lines: [],
			subtotal: nothing,
			charges: [],
			total: nothing,
			vat: [],
		});
	});

	test("[cart.C7] whatever is in it: parts are the total, net and VAT are the total", () => {
		const arbitraryLine = fc
			.tuple(fc.uuid(), arbitraryCard, arbitraryQuantity)
			.map(([id, configuration, quantity]) => buildLine({ id, configuration, quantity }));
		fc.assert(
			fc.property(fc.array(arbitraryLine, { minLength: 1, maxLength: 12 }), (lines) => {
				const priced = price(...lines);
				const goods = priced.lines.reduce((sum, { quote }) => sum + quote.total, 0);
				expect(priced.subtotal.amount).toBe(goods);
				expect(priced.total.amount).toBe(goods + 499);
				expect(priced.vat.reduce((sum, { net, amount }) => sum + net + amount, 0)).toBe(priced.total.amount);
				expect(JSON.parse(JSON.stringify(priced))).toEqual(priced);
			}),
		);
	});
});

describe("refusals", () => {
	test("[cart.C5] a line without a price is named", () => {
		const odd = buildLine({ id: "line-2", configuration: { ...plainCard, formatType: "leporello" } });
		expect(priceCart(buildCart(buildLine(), odd), terms)).toEqual({
			ok: false,
			error: {
				code: "price_missing",
				table: "card.factor",
				row: "leporello",
				column: "factor",
				lineId: "line-2",
			},
		});
	});

	test("[cart.C9] a country other than the market's is refused, for an empty cart too", () => {
		const error = {
			code: "shipping_not_available",
			shippingType: "standard",
			country: "AT",
			reason: "country_not_served",
		};
		expect(priceCart(buildCart(buildLine()), { ...terms, country: "AT" })).toEqual({ ok: false, error });
		expect(priceCart(buildCart(), { ...terms, country: "AT" })).toEqual({ ok: false, error });
	});
});

test("[cart.C6] [cart.C9] an empty cart costs nothing where prices are shown and nothing is delivered", () => {
	const british = { ...terms, list: builtInList("gb"), market: marketOf("gb"), country: "GB" };
	expect(priceCart(buildCart(), british)).toMatchObject({
		ok: true,
		value: { total: { amount: 0, currency: "gbp" } },
	});
	expect(priceCart(buildCart(buildLine()), british)).toMatchObject({
		ok: false,
		error: { code: "shipping_not_available", country: "GB" },
	});
});

test("[cart.V1] a cart to Austria contains 20 % VAT, one to Switzerland 8,1 %", () => {
	const to = (market: string) =>
		priceCart(buildCart(buildLine()), {
			...terms,
			list: builtInList(market),
			market: marketOf(market),
			country: marketOf(market).country,
		});
	expect(to("at")).toMatchObject({ value: { vat: [{ rate: 200 }] } });
	expect(to("ch")).toMatchObject({ value: { vat: [{ rate: 81 }] } });
});

describe("what is no design", () => {
	const ribbons = { item: "article", id: "r", sku: "ribbon-jute-natur", quantity: 30 } as const;
	const voucher = { item: "voucher", id: "v", value: 5000, quantity: 1 } as const;
	const sample = (id: string, quantity: number) => ({
		...buildLine({ id, designId: id, quantity }),
		item: "sample" as const,
	});

	test("articles have the price of the accessory, a gift voucher its value and no VAT", () => {
		const priced = price(ribbons, voucher);
		expect(priced.lines.map(({ quote }) => quote.total)).toEqual([1500, 5000]);
		expect(priced.lines[1]?.quote.vat).toEqual([]);
		expect(priced.subtotal.amount).toBe(6500);
		expect(priced.vat.reduce((sum, { net, amount }) => sum + net + amount, 0)).toBeLessThan(6500);
	});

	test("a product as it is chosen costs what its page says, sent in the parcel with all else", () => {
		const configuration = { pattern: "soiree", color: "bordeaux", sheets: "5" };
		const paper = { item: "product", id: "p", product: "giftwrap", configuration, quantity: 3 } as const;
		const priced = price(paper);
		expect(priced.lines.map(({ quote }) => quote.total)).toEqual([3 * 890]);
		expect(priced.vat.map(({ rate }) => rate)).toEqual([190]);
		expect(priced.charges.map(({ code }) => code)).toEqual(["shipping.standard"]);
	});

	test("nothing is sent of a gift voucher, so nothing is charged for sending it", () => {
		expect(price(voucher)).toMatchObject({ charges: [], total: { amount: 5000 } });
	});

	test("[9.1-5] three samples of a customer are free, whichever line they lie in", () => {
		const priced = price(sample("a", 2), sample("b", 2));
		expect(priced.lines.map(({ quote }) => quote.total)).toEqual([0, 190]);
		const later = priceCart(buildCart(sample("a", 1)), { ...terms, samplesHad: 3 });
		expect(later.ok && later.value.subtotal.amount).toBe(190);
		expect(priced.charges.map(({ code }) => code)).toEqual(["shipping.letter"]);
	});

	test("[cart.C5] an article that is no longer sold is named", () => {
		const gone = { ...ribbons, sku: "ribbon-gestrichen" };
		expect(priceCart(buildCart(gone), terms)).toMatchObject({
			ok: false,
			error: { code: "sku_unknown", lineId: "r" },
		});
	});
});

describe("[cart.C15] [9.1-6] a cart with a voucher", () => {
	const tenth: Voucher = {
		code: "HERBST10",
		discount: { kind: "percent", perMille: 100 },
		minimum: { amount: 2500, currency: "eur" },
		firstOrderOnly: false,
	};
	const uses = { channel: "papiervogel", ordersBefore: 0, usedByCustomer: 0, usedInAll: 0 } as const;
	const giftVoucher: CartLine = { item: "voucher", id: "gift", value: 5000, quantity: 1 };

	function priceWith(voucher: Voucher, ...lines: readonly CartLine[]) {
		const priced = priceCart(buildCart(...lines), { ...terms, voucher: { voucher, ...uses } });
		if (!priced.ok) throw new Error(`no price: ${JSON.stringify(priced.error)}`);
		return priced.value;
	}

	test("a tenth off the goods, before VAT, and not off the shipping", () => {
		expect(priceWith(tenth, buildLine())).toMatchObject({
			subtotal: { amount: 8450 },
			charges: [
				{ code: "voucher", amount: -845 },
				{ code: "shipping.standard", amount: 499 },
			],
			total: { amount: 8450 - 845 + 499 },
			vat: [{ rate: 190, net: 6810, amount: 1294 }],
		});
	});

	test("gift vouchers in the cart are money: nothing is taken off them", () => {
		expect(priceWith(tenth, buildLine(), giftVoucher).charges[0]).toMatchObject({ amount: -845 });
		expect(priceWith(tenth, giftVoucher)).toMatchObject({
			voucher: { discount: { ok: false, error: { code: "voucher_minimum" } } },
			charges: [],
		});
	});

	test("below its minimum it stays, takes nothing off and says why", () => {
		const priced = priceWith(tenth, buildLine({ quantity: 5 }));
		expect(priced.voucher).toEqual({
			code: "HERBST10",
			discount: { ok: false, error: { code: "voucher_minimum", minimum: tenth.minimum } },
		});
		expect(priced.charges).toHaveLength(1);
	});

	test("whatever it takes off, total and VAT fit, and nobody is paid for ordering", () => {
		const arbitraryVoucher = fc.oneof(
			fc.integer({ min: 1, max: 1000 }).map((perMille) => ({ kind: "percent" as const, perMille })),
			fc
				.integer({ min: 1, max: 50_000 })
				.map((amount) => ({ kind: "amount" as const, amount: { amount, currency: "eur" as const } })),
		);
		fc.assert(
			fc.property(arbitraryVoucher, fc.integer({ min: 1, max: 60 }), (discount, quantity) => {
				const priced = priceWith(
					{ code: "X1234", discount, firstOrderOnly: false },
					buildLine({ quantity }),
					{ item: "article", id: "a", sku: "envelope-gerade-salbei-c6", quantity },
				);
				const charged = priced.charges.reduce((sum, { amount }) => sum + amount, 0);
				expect(priced.total.amount).toBe(priced.subtotal.amount + charged);
				expect(priced.total.amount).toBeGreaterThanOrEqual(499);
				expect(priced.vat.reduce((sum, { net, amount }) => sum + net + amount, 0)).toBe(priced.total.amount);
			}),
		);
	});
});

import { accessories } from "@offizin/assortment";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { pricedMarkets, termsOf } from "../selection/quoting.fixtures.ts";
import { letterPostage } from "../shipping/letter-postage.ts";
import { quoteAccessory } from "./accessory/quote-accessory.ts";
import { quoteGiftVoucher } from "./gift-voucher/quote-gift-voucher.ts";
import { quoteOverlay } from "./overlay/quote-overlay.ts";
import { quoteSamples } from "./sample/quote-samples.ts";

const de = termsOf("de", "papiervogel");
const ch = termsOf("ch", "papiervogel");

test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])(
	"[pricing.P13] %d free samples in the last 30 days is a mistake of ours, not a gift",
	(used) => {
		expect(() => quoteSamples(3, used, de)).toThrow("free samples");
	},
);

describe("[pricing.P10] accessories", () => {
	test.each([
		["envelope-gerade-weiss-c6", 25],
		["envelope-gerade-weiss-b6", 25],
		["envelope-gerade-weiss-dl", 25],
		["envelope-gerade-weiss-sq", 35],
		["envelope-gerade-weiss-c5", 35],
		["envelope-gerade-nachtblau-c6", 45],
		["envelope-spitz-weiss-c6", 35],
		["envelope-spitz-salbei-c5", 65],
		["inlay-100x143-vellum", 30],
		["ribbon-satin3-gold", 50],
		["seal-kupfer", 60],
		["screw-bronze", 80],
		["pen-filz-schwarz", 390],
	])("[§7.2] %s costs %i cents", (sku, unit) => {
		const quote = quoteAccessory(sku, 10, de);
		expect(quote).toMatchObject({ ok: true, value: { unit, total: unit * 10, currency: "eur" } });
	});

	test("each has a price in every currency", () => {
		for (const market of pricedMarkets) {
			for (const { sku, kind } of accessories) {
				const quote = quoteAccessory(sku, 1, termsOf(market));
				expect(quote, sku).toMatchObject({ ok: true, value: { lines: [{ code: `accessory.${kind}` }] } });
				expect(quote.ok && quote.value.total, sku).toBeGreaterThan(0);
			}
		}
	});

	test("an unknown SKU and a wrong quantity are refused by code", () => {
		expect(quoteAccessory("envelope-rund-weiss-c6", 1, de)).toMatchObject({
			ok: false,
			error: { code: "sku_unknown", part: "type", value: "rund" },
		});
		expect(quoteAccessory("seal-gold", 0, de)).toMatchObject({ error: { code: "quantity_out_of_range" } });
		expect(quoteAccessory("seal-gold", 5001, de)).toMatchObject({ error: { max: 5000 } });
	});

	test("[9.1-7] an overlay sheet costs 2,50 € or 3.50 CHF", () => {
		expect(quoteOverlay(1, de)).toMatchObject({ value: { total: 250 } });
		expect(quoteOverlay(1, ch)).toMatchObject({ value: { total: 350 } });
		expect(quoteOverlay(Number.NaN, de)).toMatchObject({ error: { code: "quantity_out_of_range" } });
	});
});

describe("[pricing.P13] [9.1-5] samples", () => {
	test("three are free, the fourth costs 1,90 € or 3.50 CHF", () => {
		expect(quoteSamples(3, 0, de)).toMatchObject({ value: { total: 0 } });
		expect(quoteSamples(4, 0, de)).toEqual({
			ok: true,
			value: {
				priceListId: de.list.id,
				currency: "eur",
				quantity: 4,
				unit: 190,
				total: 190,
				lines: [
					{ code: "sample.free", quantity: 3, unit: 0, amount: 0 },
					{ code: "sample.further", quantity: 1, unit: 190, amount: 190 },
				],
				vat: [{ rate: 190, net: 160, amount: 30 }],
			},
		});
		expect(quoteSamples(4, 0, ch)).toMatchObject({ value: { total: 350 } });
	});

	test("those of the last 30 days count, and nobody has fewer than none left", () => {
		const total = (count: number, used: number) => {
			const quote = quoteSamples(count, used, de);
			return quote.ok ? quote.value.total : Number.NaN;
		};
		expect([total(2, 2), total(1, 3), total(2, 7), total(1, 0)]).toEqual([190, 190, 380, 0]);
		fc.assert(
			fc.property(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 0, max: 20 }), (count, used) => {
				// Ordered one by one or together, the same is paid.
				let single = 0;
				for (let at = 0; at < count; at++) single += total(1, used + at);
				expect(total(count, used)).toBe(single);
			}),
		);
	});

	test.each([0, -1, 21, 1.5, Number.NaN])("%d are no order", (count) => {
		expect(quoteSamples(count, 0, de)).toEqual({
			ok: false,
			error: { code: "quantity_out_of_range", quantity: count, min: 1, max: 20 },
		});
	});
});

describe("[pricing.P14] [§8.1] gift vouchers", () => {
	test("cost what they are worth and contain no VAT", () => {
		expect(quoteGiftVoucher(5000, de)).toMatchObject({
			ok: true,
			value: { quantity: 1, unit: 5000, total: 5000, currency: "eur", vat: [] },
		});
		expect(quoteGiftVoucher(50_000, ch)).toMatchObject({ value: { total: 50_000, currency: "chf" } });
	});

	test.each([0, -1000, 900, 50_100, 1050, 1000.5, Number.NaN, 1e15])("are not sold for %d", (value) => {
		expect(quoteGiftVoucher(value, de)).toEqual({
			ok: false,
			error: { code: "gift_voucher_value", value, min: 1000, max: 50_000 },
		});
	});
});

describe("[9.1-4] postage of one letter", () => {
	test.each([
		["DE", de, [95, 110, 180], "eur"],
		["AT", de, [100, 150, 150], "eur"],
		["CH", ch, [100, 120, 290], "chf"],
	] as const)("%s", (country, { list }, amounts, currency) => {
		const found = (["standard", "compact", "large"] as const).map((size) =>
			letterPostage(country, size, list),
		);
		expect(found).toEqual(amounts.map((amount) => ({ ok: true, value: { amount, currency } })));
	});

	test("is not known in another currency or country", () => {
		expect(letterPostage("CH", "standard", de.list)).toMatchObject({
			error: { code: "price_missing", row: "CH" },
		});
		expect(letterPostage("FR", "large", de.list)).toMatchObject({ error: { code: "price_missing" } });
	});
});

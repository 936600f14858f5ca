import { money, vatIncluded } from "@offizin/money";
import { basketVat } from "@offizin/pricing";
import { buildAddress } from "@offizin/testkit";
import fc from "fast-check";
import { type Invoice, invoiceOf } from "./invoice.ts";
import type { InvoicedOrder } from "./invoiced-order.ts";
import { sellerOf } from "./seller.ts";

interface Goods {
	readonly gross: number;
	/** Undefined: a gift voucher. */
	readonly rate: number | undefined;
	readonly quantity?: number;
}

/** An order of these goods, sent for `shipping`, less what a voucher takes off: priced as carts are. */
export function orderOf(goods: readonly Goods[], shipping = 0, discount = 0): InvoicedOrder {
	const lines = goods.map(({ gross, rate, quantity = 1 }, index) => {
		const share = rate === undefined ? undefined : vatIncluded(money(gross, "eur"), rate);
		return {
			id: `line-${index + 1}`,
			name: `Card ${index + 1}`,
			details: [],
			quantity,
			quote: {
				unit: Math.round(gross / quantity),
				total: gross,
				vat: share ? [{ rate: share.rate, net: share.net.amount, amount: share.vat.amount }] : [],
			},
		};
	});
	const charges = [
		...(discount > 0 ? [{ code: "voucher", quantity: 1, unit: -discount, amount: -discount }] : []),
		...(shipping > 0 ? [{ code: "shipping.standard", quantity: 1, unit: shipping, amount: shipping }] : []),
	];
	const taxed = goods.flatMap(({ gross, rate }) => (rate === undefined ? [] : [{ rate, gross }]));
	const total = goods.reduce((sum, { gross }) => sum + gross, shipping - discount);
	return {
		number: "26-100042",
		channel: "papiervogel",
		billing: buildAddress(),
		payment: { method: "invoice", state: "open" },
		lines,
		charges,
		total: money(total, "eur"),
		vat: basketVat(taxed, money(shipping - discount, "eur")),
	};
}

export function invoiced(order: InvoicedOrder): Invoice | undefined {
	return invoiceOf(order, {
		seller: sellerOf(order.channel),
		locale: "de-DE",
		orderedOn: "2026-11-17",
		today: "2026-11-19",
		supply: { from: "2026-11-19", until: "2026-11-19" },
		arrival: "2026-11-23",
	});
}

/** Orders of up to six lines with up to three rates and gift vouchers, some of them with a voucher and free shipping. */
export const anyOrder = fc
	.record({
		goods: fc.array(
			fc.record({
				gross: fc.integer({ min: 0, max: 90_000 }),
				rate: fc.constantFrom(190, 190, 70, 81, undefined),
				quantity: fc.integer({ min: 1, max: 500 }),
			}),
			{ minLength: 1, maxLength: 6 },
		),
		shipping: fc.constantFrom(0, 1, 499, 2299),
		discount: fc.integer({ min: 0, max: 10_000 }),
	})
	.map(({ goods, shipping, discount }) => {
		const taxed = goods.reduce((sum, { gross, rate }) => sum + (rate === undefined ? 0 : gross), 0);
		const isSent = goods.some(({ rate }) => rate !== undefined);
		return orderOf(goods, isSent ? shipping : 0, Math.min(discount, taxed));
	});

import { invariant } from "@offizin/base";
import { buildAddress } from "@offizin/testkit";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { invoiceOf } from "./invoice.ts";
import { anyOrder, invoiced, orderOf } from "./invoices.fixtures.ts";
import { sellerOf } from "./seller.ts";
import { documentNumber, seriesOf } from "./series.ts";

describe("an invoice", () => {
	test("[invoices.I1] says what was ordered, from whom, where and when", () => {
		const order = orderOf([{ gross: 8450, rate: 190, quantity: 50 }], 499);
		expect(invoiced(order)).toMatchObject({
			kind: "invoice",
			order: "26-100042",
			orderedOn: "2026-11-17",
			country: "DE",
			buyer: { lastName: "D’Angelo-Weiß" },
			seller: { company: "Offizin Druck GmbH", brand: "Papiervogel" },
			supply: { from: "2026-11-19", until: "2026-11-19" },
			positions: [
				{ key: "line-1", name: "Card 1", quantity: 50, unit: 169, gross: 8450, net: 7101, rate: 190 },
				{ key: "shipping.standard/190", code: "shipping.standard", gross: 499, net: 419, rate: 190 },
			],
			vat: [{ rate: 190, net: 7520, vat: 1429, gross: 8949 }],
			total: { amount: 8949, currency: "eur" },
		});
	});

	test("[invoices.I13] is due 14 days after it has arrived, or was paid with its order", () => {
		const order = orderOf([{ gross: 8450, rate: 190 }]);
		expect(invoiced(order)).toMatchObject({ method: "invoice", dueOn: "2026-12-07" });
		const paid = invoiced({ ...order, payment: { method: "prepayment", state: "paid" } });
		expect(paid).toMatchObject({ method: "prepayment", paidOn: "2026-11-19" });
		expect(paid).not.toHaveProperty("dueOn");
	});

	test("the VAT is that of the country the goods go to, the address that of who pays", () => {
		const order = { ...orderOf([{ gross: 8450, rate: 200 }]), shipping: buildAddress({ country: "AT" }) };
		expect(invoiced(order)).toMatchObject({ country: "AT", buyer: { country: "DE" } });
	});

	test("[invoices.I6] what costs nothing has none", () => {
		expect(invoiced(orderOf([{ gross: 0, rate: 190 }]))).toBeUndefined();
		expect(invoiced(orderOf([{ gross: 500, rate: 190 }], 0, 500))).toBeUndefined();
	});

	test("[invoices.I3] a charge is split over the rates of its goods", () => {
		const goods = [
			{ gross: 10_000, rate: 190 },
			{ gross: 5000, rate: 70 },
		];
		const charges = invoiced(orderOf(goods, 499, 500))?.positions.filter(({ code }) => code);
		expect(charges?.map(({ key, gross }) => [key, gross])).toEqual([
			["voucher/190", -334],
			["voucher/70", -166],
			["shipping.standard/190", 333],
			["shipping.standard/70", 166],
		]);
	});

	test("[invoices.I5] a gift voucher contains no VAT and is in no sum of it", () => {
		const both = invoiced(
			orderOf([
				{ gross: 5000, rate: undefined },
				{ gross: 1190, rate: 190 },
			]),
		);
		expect(both?.vat).toEqual([
			{ rate: 190, net: 1000, vat: 190, gross: 1190 },
			{ rate: null, net: 5000, vat: 0, gross: 5000 },
		]);
	});

	test("a routing id goes with it where staff have noted one", () => {
		const order = orderOf([{ gross: 8450, rate: 190 }]);
		const terms = {
			...{ seller: sellerOf("bildwand"), locale: "de-DE", orderedOn: "2026-11-17", today: "2026-11-19" },
			supply: { from: "2026-11-19", until: "2026-11-20" },
			arrival: "2026-11-23",
		};
		expect(invoiceOf(order, { ...terms, routingId: "04011000-12345-67" })?.routingId).toBe(
			"04011000-12345-67",
		);
		expect(invoiceOf(order, terms)).not.toHaveProperty("routingId");
	});
});

test("[invoices.I2, invoices.I4] rates and positions add up to the order, to the cent", () => {
	fc.assert(
		fc.property(anyOrder, (order) => {
			const invoice = invoiced(order);
			if (order.total.amount === 0) return expect(invoice).toBeUndefined();
			invariant(invoice, "there is something to pay");
			const { vat, positions, total } = invoice;
			expect(vat.reduce((sum, { gross }) => sum + gross, 0)).toBe(total.amount);
			for (const sum of vat) {
				expect(sum.net + sum.vat).toBe(sum.gross);
				const own = positions.filter(({ rate }) => rate === sum.rate);
				expect(own.reduce((all, { gross }) => all + gross, 0)).toBe(sum.gross);
				expect(own.reduce((all, { net }) => all + net, 0)).toBe(sum.net);
			}
			for (const { quote, id } of order.lines) {
				expect(positions.find(({ key }) => key === id)?.gross).toBe(quote.total);
			}
			for (const { code, amount } of order.charges) {
				const shares = positions.filter((position) => position.code === code);
				expect(shares.reduce((all, { gross }) => all + gross, 0)).toBe(amount);
			}
		}),
	);
});

test("[invoices.I12] a number tells brand, kind, country and year", () => {
	const series = seriesOf({ kind: "invoice", channel: "papiervogel", country: "DE" });
	expect(documentNumber(series, 2026, 42)).toBe("PV-RE-DE-26-00042");
	expect(seriesOf({ kind: "credit", channel: "bildwand", country: "CH" })).toBe("BW-RK-CH");
});

import { money } from "@offizin/money";
import { describe, expect, test } from "vitest";
import { allowedPayments, type ProvidedMethod } from "./payment.ts";

const all: readonly ProvidedMethod[] = ["card", "paypal", "klarna", "sepa"];

function payable(goods: number, { currency = "eur", country = "DE", total = goods } = {}) {
	const of = (amount: number) => money(amount, currency as "eur" | "chf");
	return { subtotal: of(goods), total: of(total), country };
}

describe("[orders.O11] [1-12] payment methods", () => {
	test("invoice from 25,00 € on, not at 24,99 €", () => {
		expect(allowedPayments(payable(2500), [])).toEqual(["invoice", "prepayment"]);
		expect(allowedPayments(payable(2499), [])).toEqual(["prepayment"]);
	});

	test("shipping does not help to reach it", () => {
		expect(allowedPayments(payable(2499, { total: 2999 }), [])).toEqual(["prepayment"]);
	});

	test("in Swiss francs the same figure counts", () => {
		expect(allowedPayments(payable(2500, { currency: "chf", country: "CH" }), [])).toContain("invoice");
	});
});

describe("[orders.O19] methods of providers", () => {
	test("those that are set up stand before the others, and no others", () => {
		expect(allowedPayments(payable(2500), all)).toEqual([
			...["card", "paypal", "klarna", "invoice", "sepa", "prepayment"],
		]);
		expect(allowedPayments(payable(2500), ["paypal"])).toEqual(["paypal", "invoice", "prepayment"]);
	});

	test("a direct debit collects euros, Klarna lends in its countries", () => {
		expect(allowedPayments(payable(2500, { currency: "chf", country: "CH" }), all)).not.toContain("sepa");
		expect(allowedPayments(payable(2500, { country: "LU" }), all)).not.toContain("klarna");
	});

	test("nobody collects next to nothing", () => {
		expect(allowedPayments(payable(2500, { total: 0 }), all)).toEqual(["invoice", "prepayment"]);
		expect(allowedPayments(payable(2500, { total: 50 }), all)).toContain("card");
	});
});

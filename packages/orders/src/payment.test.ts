import { money } from "@offizin/money";
import { describe, expect, test } from "vitest";
import { allowedPayments } from "./payment.ts";

describe("[orders.O11] [1-12] payment methods", () => {
	test("invoice from 25,00 € on, not at 24,99 €", () => {
		expect(allowedPayments(money(2500, "eur"))).toEqual(["invoice", "prepayment"]);
		expect(allowedPayments(money(2499, "eur"))).toEqual(["prepayment"]);
	});

	test("in Swiss francs the same figure counts", () => {
		expect(allowedPayments(money(2500, "chf"))).toContain("invoice");
	});
});

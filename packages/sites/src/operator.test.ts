import { expect, test } from "vitest";
import { operator } from "./operator.ts";
import { channels } from "./site.ts";

test("the link dials the number that is shown", () => {
	expect(operator.phoneLink).toBe(`tel:${operator.phone.replace(/[^+\d]/g, "")}`);
});

test("VAT id, IBAN and BIC have the form of German ones", () => {
	expect(operator.vatId).toMatch(/^DE\d{9}$/);
	expect(operator.bank.iban.replaceAll(" ", "")).toMatch(/^DE\d{20}$/);
	expect(operator.bank.bic).toMatch(/^[A-Z]{4}DE[A-Z\d]{2}([A-Z\d]{3})?$/);
});

test("each brand answers under an address of its own", () => {
	const addresses = Object.values(channels).map(({ mail }) => mail);
	expect(new Set(addresses).size).toBe(addresses.length);
	for (const address of addresses) expect(address).toMatch(/^[a-z]+@[a-z.]+$/);
});

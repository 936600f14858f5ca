import { expect, test } from "vitest";
import { checkWithdrawal, tidyWithdrawal } from "./withdrawal.ts";

const declared = { name: "Änne Groß", email: "anna@example.org", orderNumber: "26-100042", what: "" };

test("[§ 356a BGB] name, order and an address for the confirmation are all that is asked for", () => {
	expect(checkWithdrawal(declared)).toEqual([]);
	expect(checkWithdrawal({ ...declared, what: "Nur die Umschläge,\nnicht die Karten." })).toEqual([]);
	expect(checkWithdrawal({ name: " ", email: "anna", orderNumber: "", what: "" })).toEqual([
		{ field: "name", code: "required" },
		{ field: "email", code: "email_invalid" },
		{ field: "orderNumber", code: "required" },
	]);
});

test("what is too long or cannot be stored is named", () => {
	expect(checkWithdrawal({ ...declared, what: "x".repeat(1001) })).toEqual([
		{ field: "what", code: "too_long", max: 1000 },
	]);
	expect(checkWithdrawal({ ...declared, name: "A\u0007B" })).toEqual([
		{ field: "name", code: "characters_invalid" },
	]);
});

test("spaces around what was typed are no part of it", () => {
	expect(tidyWithdrawal({ ...declared, orderNumber: " 26-100042 " }).orderNumber).toBe("26-100042");
});

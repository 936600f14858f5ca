import { describe, expect, test } from "vitest";
import { formatMoney } from "./format-money.ts";
import { money } from "./money.ts";

describe("money in German (domain.md §13)", () => {
	test.each([
		[499, "4,99"],
		[0, "0,00"],
		[5, "0,05"],
		[100_000, "1.000,00"],
		[123_450, "1.234,50"],
		[123_456_789, "1.234.567,89"],
		[-500, "−5,00"],
	])("%i cents are %s €", (amount, figure) => {
		expect(formatMoney(money(amount, "eur"), "de-DE")).toBe(`${figure}\u00a0€`);
	});

	test("other currencies keep the German style", () => {
		expect(formatMoney(money(990, "chf"), "de-DE")).toBe("9,90\u00a0CHF");
	});

	test("a locale without a style throws", () => {
		expect(() => formatMoney(money(1, "eur"), "fr-FR")).toThrow("fr-FR");
	});
});

import type { Currency } from "@offizin/money";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type AmountUnit, editAmount, formatAmount, MAX_AMOUNT, parseAmount } from "./amount.ts";

const units: readonly AmountUnit[] = ["money", "perMille", "hundredths"];

describe("[pricing.P45] amounts as people type them", () => {
	test.each<[string, AmountUnit, number, Currency?]>([
		["1,69", "money", 169],
		["1,6", "money", 160],
		["2", "money", 200],
		[" 1,69 € ", "money", 169],
		["1.234,50", "money", 123_450],
		["19,90 EUR", "money", 1990],
		["€ 19,90", "money", 1990],
		["19,90 Euro", "money", 1990],
		["19,90 CHF", "money", 1990, "chf"],
		["Fr. 19,90", "money", 1990, "chf"],
		["0", "money", 0],
		["12,5 %", "perMille", 125],
		["10", "perMille", 100],
		["1,25", "hundredths", 125],
	])("%j is read", (text, unit, amount, currency = "eur") => {
		expect(parseAmount(text, { unit, currency, mark: "," })).toEqual({ ok: true, value: amount });
	});

	test.each<[string, AmountUnit, number, Currency?]>([
		["1.69", "money", 169],
		["£ 1,234.50", "money", 123_450, "gbp"],
		["12.5 %", "perMille", 125],
		["2", "money", 200],
	])("%j is read with a decimal point", (text, unit, amount, currency = "eur") => {
		expect(parseAmount(text, { unit, currency, mark: "." })).toEqual({ ok: true, value: amount });
	});

	test.each<[string, AmountUnit, string, string]>([
		["19,90 CHF", "money", "currency", "CHF"],
		["$19,90", "money", "currency", "USD"],
		["19,90 £", "money", "currency", "GBP"],
		["€ 19,90 CHF", "money", "currency", "CHF"],
		["19,90 %", "money", "price", "PERCENT"],
		["12,5 €", "perMille", "share", "EUR"],
		["1,25 €", "hundredths", "factor", "EUR"],
		["25 %", "hundredths", "factor", "PERCENT"],
	])("%j says something else than the cell holds, and is not read as it", (text, unit, meant, sign) => {
		expect(parseAmount(text, { unit, currency: "eur", mark: "," })).toMatchObject({
			ok: false,
			error: { code: "amount_of_another_kind", meant, sign, currency: "EUR" },
		});
	});

	test.each<[string, AmountUnit, object]>([
		["", "money", { code: "amount_missing", example: "1,69" }],
		["   €", "money", { code: "amount_missing", example: "1,69" }],
		["1.69", "money", { code: "amount_with_other_mark", suggestion: "1,69", mark: "," }],
		["1,2,3", "money", { code: "amount_not_a_number", text: "1,2,3", example: "1,69" }],
		["1€69", "money", { code: "amount_not_a_number", text: "1€69" }],
		["19,90 DKK", "money", { code: "amount_not_a_number" }],
		["zwei", "money", { code: "amount_not_a_number" }],
		["1e3", "money", { code: "amount_not_a_number" }],
		["NaN", "money", { code: "amount_not_a_number" }],
		["1,695", "money", { code: "amount_too_fine", places: 2 }],
		["12,55", "perMille", { code: "amount_too_fine", places: 1 }],
		["-1,69", "money", { code: "amount_negative" }],
		["−1", "money", { code: "amount_negative" }],
		["10.000,01", "money", { code: "amount_too_large", most: 10_000 }],
	])("%j is refused with what is wrong", (text, unit, error) => {
		expect(parseAmount(text, { unit, currency: "eur", mark: "," })).toMatchObject({ ok: false, error });
	});

	test("with a point, a comma that groups no thousands is refused", () => {
		expect(parseAmount("1,69", { unit: "money", currency: "gbp", mark: "." })).toMatchObject({
			ok: false,
			error: { code: "amount_with_other_mark", suggestion: "1.69" },
		});
	});

	test("what is shown or offered for editing is read back as the same amount", () => {
		fc.assert(
			fc.property(fc.integer({ min: 0, max: MAX_AMOUNT }), fc.constantFrom(...units), (amount, unit) => {
				for (const mark of [",", "."] as const) {
					const typed = { unit, currency: "chf", mark } as const;
					expect(parseAmount(editAmount(amount, unit, mark), typed)).toEqual({ ok: true, value: amount });
				}
				expect(
					parseAmount(formatAmount(amount, unit, "chf", "de-DE"), { unit, currency: "chf", mark: "," }),
				).toEqual({
					ok: true,
					value: amount,
				});
			}),
		);
	});

	test("units read as people know them", () => {
		expect(formatAmount(169, "money", "eur", "de-DE")).toBe("1,69\u00a0€");
		expect(formatAmount(125, "perMille", "eur", "de-DE")).toBe("12,5\u00a0%");
		expect(formatAmount(125, "hundredths", "eur", "de-DE")).toBe("1,25");
		expect(formatAmount(125, "perMille", "eur", "en-GB")).toBe("12.5%");
	});
});

import type { Currency } from "@offizin/money";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type AmountUnit, editAmountDe, formatAmount, MAX_AMOUNT, parseAmountDe } from "./amount-de.ts";

const units: readonly AmountUnit[] = ["money", "perMille", "hundredths"];

describe("[pricing.P45] amounts typed by a German", () => {
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
		expect(parseAmountDe(text, unit, currency)).toEqual({ ok: true, value: amount });
	});

	test.each<[string, AmountUnit, RegExp]>([
		["19,90 CHF", "money", /gilt in EUR, nicht in CHF\. Bitte tragen Sie den Betrag in EUR ein/],
		["$19,90", "money", /gilt in EUR, nicht in USD/],
		["19,90 £", "money", /gilt in EUR, nicht in GBP/],
		["€ 19,90 CHF", "money", /gilt in EUR, nicht in CHF/],
		["19,90 %", "money", /ein Preis, kein Anteil\. Bitte tragen Sie den Betrag in EUR ein/],
		["12,5 €", "perMille", /ein Anteil in Prozent, kein Betrag\. .* zum Beispiel 12,5/],
		["1,25 €", "hundredths", /ein Faktor\. .* ohne Zeichen ein, zum Beispiel 1,25/],
		["25 %", "hundredths", /ein Faktor\. .* ohne Zeichen ein, zum Beispiel 1,25/],
	])("%j says something else than the cell holds, and is not read as it", (text, unit, words) => {
		expect(parseAmountDe(text, unit, "eur")).toMatchObject({
			ok: false,
			error: { code: "amount_of_another_kind", reasonDe: expect.stringMatching(words) },
		});
	});

	test.each<[string, AmountUnit, string, RegExp]>([
		["", "money", "amount_missing", /1,69/],
		["   €", "money", "amount_missing", /1,69/],
		["1.69", "money", "amount_with_point", /Komma: 1,69/],
		["1,2,3", "money", "amount_not_a_number", /„1,2,3“/],
		["1€69", "money", "amount_not_a_number", /„1€69“/],
		["19,90 DKK", "money", "amount_not_a_number", /keine Zahl/],
		["zwei", "money", "amount_not_a_number", /keine Zahl/],
		["1e3", "money", "amount_not_a_number", /keine Zahl/],
		["NaN", "money", "amount_not_a_number", /keine Zahl/],
		["1,695", "money", "amount_too_fine", /zwei Stellen/],
		["12,55", "perMille", "amount_too_fine", /eine Stelle/],
		["-1,69", "money", "amount_negative", /unter null/],
		["−1", "money", "amount_negative", /unter null/],
		["10.000,01", "money", "amount_too_large", /10\.000/],
	])("%j is refused in words", (text, unit, code, words) => {
		const read = parseAmountDe(text, unit, "eur");
		expect(read).toMatchObject({ ok: false, error: { code, reasonDe: expect.stringMatching(words) } });
	});

	test("what is shown or offered for editing is read back as the same amount", () => {
		fc.assert(
			fc.property(fc.integer({ min: 0, max: MAX_AMOUNT }), fc.constantFrom(...units), (amount, unit) => {
				expect(parseAmountDe(editAmountDe(amount, unit), unit, "chf")).toEqual({ ok: true, value: amount });
				expect(parseAmountDe(formatAmount(amount, unit, "chf", "de-DE"), unit, "chf")).toEqual({
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

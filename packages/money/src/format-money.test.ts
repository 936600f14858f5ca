import { describe, expect, test } from "vitest";
import { formatMoney, formatRoundMoney } from "./format-money.ts";
import { money } from "./money.ts";
import { formatFigure } from "./number-style.ts";

/** Fixed spaces are written so that they can be seen: ~ is U+00A0, _ is U+202F. */
const shown = (text: string) => text.replaceAll("\u00a0", "~").replaceAll("\u202f", "_");

describe("[3.2-1] money in the 17 locales (domain.md §13)", () => {
	test.each([
		["de-AT", "eur", "1.234.567,50~€", "0,05~€", "−5,00~€"],
		["de-CH", "chf", "1’234’567.50~CHF", "0.05~CHF", "−5.00~CHF"],
		["de-DE", "eur", "1.234.567,50~€", "0,05~€", "−5,00~€"],
		["de-IT", "eur", "1.234.567,50~€", "0,05~€", "−5,00~€"],
		["de-LI", "chf", "1’234’567.50~CHF", "0.05~CHF", "−5.00~CHF"],
		["de-LU", "eur", "1.234.567,50~€", "0,05~€", "−5,00~€"],
		["en-GB", "gbp", "£1,234,567.50", "£0.05", "−£5.00"],
		["en-US", "usd", "$1,234,567.50", "$0.05", "−$5.00"],
		["es-ES", "eur", "1.234.567,50~€", "0,05~€", "−5,00~€"],
		["fr-BE", "eur", "1_234_567,50~€", "0,05~€", "−5,00~€"],
		["fr-CH", "chf", "1’234’567.50~CHF", "0.05~CHF", "−5.00~CHF"],
		["fr-FR", "eur", "1_234_567,50~€", "0,05~€", "−5,00~€"],
		["fr-LU", "eur", "1.234.567,50~€", "0,05~€", "−5,00~€"],
		["it-CH", "chf", "1’234’567.50~CHF", "0.05~CHF", "−5.00~CHF"],
		["it-IT", "eur", "1.234.567,50~€", "0,05~€", "−5,00~€"],
		["nl-BE", "eur", "€~1.234.567,50", "€~0,05", "€~−5,00"],
		["nl-NL", "eur", "€~1.234.567,50", "€~0,05", "€~−5,00"],
	] as const)("%s", (locale, currency, large, small, negative) => {
		expect(shown(formatMoney(money(123_456_750, currency), locale))).toBe(large);
		expect(shown(formatMoney(money(5, currency), locale))).toBe(small);
		expect(shown(formatMoney(money(-500, currency), locale))).toBe(negative);
	});

	test("another currency keeps the style of the locale", () => {
		expect(shown(formatMoney(money(990, "chf"), "de-DE"))).toBe("9,90~CHF");
		expect(shown(formatMoney(money(990, "chf"), "en-GB"))).toBe("CHF~9.90");
		expect(shown(formatMoney(money(990, "eur"), "de-CH"))).toBe("9.90~€");
	});

	test("every whole cent up to 100 € reads back unchanged", () => {
		for (let cents = 0; cents <= 10_000; cents += 1) {
			const figure = formatMoney(money(cents, "eur"), "de-DE").replace("\u00a0€", "").replace(",", "");
			expect(Number(figure)).toBe(cents);
		}
	});

	test.each([
		["de-DE", 2500, "25~€"],
		["de-DE", 2550, "25,50~€"],
		["en-DE", 2500, "€25"],
		["en-DE", 250_000, "€2,500"],
	])("in a sentence of %s %i cents are %s", (locale, amount, text) => {
		expect(shown(formatRoundMoney(money(amount, "eur"), locale))).toBe(text);
	});

	test("a locale without a style throws", () => {
		expect(() => formatMoney(money(1, "eur"), "pl-PL")).toThrow("pl-PL");
	});
});

describe("figures", () => {
	test.each([
		[1234.5, 0, "1.235"],
		[1234.5, 1, "1.234,5"],
		[0.05, 1, "0,1"],
		[-0.04, 1, "0,0"],
		[999_999, 0, "999.999"],
	])("%d with %i digits is %s in German", (value, digits, text) => {
		expect(formatFigure(value, "de-DE", digits)).toBe(text);
	});
});

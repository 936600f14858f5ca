import type { Currency, Money } from "./money.ts";
import { formatFigure } from "./number-style.ts";

const NBSP = "\u00a0";
const symbols: Readonly<Record<Currency, string>> = { eur: "€", chf: "CHF", gbp: "£", usd: "$" };

/** Amounts as a locale writes them: the spec puts the currency last in German, in Switzerland too (9.1-1 to 9.1-5). */
const places: Readonly<Record<string, "after" | "before">> = {
	de: "after",
	en: "before",
	es: "after",
	fr: "after",
	it: "after",
	nl: "before",
};

/**
 * "1.234,50 €" for de-DE, "£1,234.50" for en-GB: the same bytes on server and in the browser. Throws for a locale
 * without a style.
 */
export function formatMoney(value: Money, locale: string): string {
	return formatted(value, locale, 2);
}

/** "25 €": for sentences about round amounts; others have their cents. */
export function formatRoundMoney(value: Money, locale: string): string {
	return formatted(value, locale, value.amount % 100 === 0 ? 0 : 2);
}

function formatted({ amount, currency }: Money, locale: string, digits: number): string {
	const figure = formatFigure(Math.abs(amount) / 100, locale, digits);
	const symbol = symbols[currency];
	const language = locale.slice(0, 2);
	const sign = amount < 0 ? "−" : "";
	if (places[language] === "after") return `${sign}${figure}${NBSP}${symbol}`;
	// Dutch sets a space after every symbol, English only after letters.
	if (language === "nl") return `${symbol}${NBSP}${sign}${figure}`;
	return `${sign}${symbol}${symbol.length > 1 ? NBSP : ""}${figure}`;
}

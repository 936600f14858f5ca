import type { Currency, Money } from "./money.ts";

/**
 * How a locale writes an amount. Our own table, because Intl differs between runtimes (domain.md §13)
 * and server and browser must print the same bytes.
 */
interface MoneyStyle {
	readonly group: string;
	readonly decimal: string;
	readonly place: "before" | "after";
}

const NBSP = "\u00a0";
const styles: Readonly<Record<string, MoneyStyle>> = {
	"de-DE": { group: ".", decimal: ",", place: "after" },
};
const symbols: Readonly<Record<Currency, string>> = { eur: "€", chf: "CHF", gbp: "£", usd: "$" };

/** "1.234,50 €" for de-DE; throws for a locale without a style, since a guess would be a wrong price. */
export function formatMoney({ amount, currency }: Money, locale: string): string {
	const style = styles[locale];
	if (!style) throw new Error(`No money style for locale ${locale}`);
	const minor = String(Math.abs(amount) % 100).padStart(2, "0");
	const major = String(Math.trunc(Math.abs(amount) / 100)).replace(/\B(?=(\d{3})+$)/g, style.group);
	const figure = `${amount < 0 ? "−" : ""}${major}${style.decimal}${minor}`;
	const symbol = symbols[currency];
	return style.place === "after" ? `${figure}${NBSP}${symbol}` : `${symbol}${NBSP}${figure}`;
}

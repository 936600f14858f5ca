import type { OfficePriceChange, OfficePriceList } from "@offizin/contract";
import type { Currency } from "@offizin/money";
import { type AmountUnit, formatAmountDe } from "@offizin/pricing";
import { formatLongDay } from "#app/dates/german-date.ts";

const NBSP = "\u00a0";

const currencyWords: Readonly<Record<Currency, string>> = {
	chf: "Schweizer Franken",
	eur: "Euro",
	gbp: "Pfund",
	usd: "Dollar",
};

export function currencyWord(currency: Currency): string {
	return currencyWords[currency];
}

type Shop = Pick<OfficePriceList, "channelName" | "marketName" | "currency">;

/** Where a change holds: the choice, in words. */
export function reachWord(reach: OfficePriceChange["reach"], list: Shop): string {
	if (reach === "currency") return `alle Märkte in ${currencyWord(list.currency)}, beide Marken`;
	if (reach === "market") return `nur ${list.marketName}, beide Marken`;
	return `nur ${list.channelName} ${list.marketName}`;
}

/** What is noted in a cell whose price does not hold everywhere; nothing for the usual one. */
export function narrowWord(reach: OfficePriceChange["reach"], list: Shop): string | undefined {
	if (reach === "currency") return undefined;
	return reach === "market" ? `nur ${list.marketName}` : `nur ${list.channelName} ${list.marketName}`;
}

/** "ab 1. Dezember 2026: 1,79 €". */
export function nextWord(
	next: { readonly from: string; readonly amount: number },
	unit: AmountUnit,
	currency: Currency,
): string {
	return `ab ${formatLongDay(next.from)}: ${formatAmountDe(next.amount, unit, currency)}`;
}

/** "ab 1. Dezember 2026", "vom 1. Dezember 2026 bis 6. Dezember 2026". */
export function periodWord({
	validFrom,
	validUntil,
}: Pick<OfficePriceChange, "validFrom" | "validUntil">): string {
	const from = formatLongDay(validFrom);
	return validUntil === null ? `ab ${from}` : `vom ${from} bis ${formatLongDay(validUntil)}`;
}

/** "+0,10 €", "−5,00 €", "±0,00 €". */
export function differenceWord(amount: number, currency: Currency): string {
	const sign = amount > 0 ? "+" : amount < 0 ? "" : "±";
	return `${sign}${formatAmountDe(amount, "money", currency)}`;
}

/** "+3,9 %" for 39 per mille. */
export function perMilleWord(perMille: number): string {
	const figure = (Math.abs(perMille) / 10).toFixed(1).replace(".", ",");
	return `${perMille > 0 ? "+" : perMille < 0 ? "−" : "±"}${figure}${NBSP}%`;
}

export const unitWords: Readonly<Record<AmountUnit, string>> = {
	money: "Beträge",
	perMille: "Prozent",
	hundredths: "Faktoren",
};

import { err, ok, type Result } from "@offizin/base";
import { type Currency, formatFigure, formatMoney, money } from "@offizin/money";
import type { PriceTable } from "../list/price-table.ts";

export type AmountUnit = PriceTable["unit"];

/** Decimal places as people write them: 1,69 €; 12,5 %; the 1,25-fold. */
const decimals: Readonly<Record<AmountUnit, number>> = { money: 2, perMille: 1, hundredths: 2 };
const examples: Readonly<Record<AmountUnit, string>> = {
	money: "1,69",
	perMille: "12,5",
	hundredths: "1,25",
};
const NBSP = "\u00a0";

/** An amount in words of its unit: "1,69 €", "12,5 %", "1,25". */
export function formatAmount(amount: number, unit: AmountUnit, currency: Currency, locale: string): string {
	if (unit === "money") return formatMoney(money(amount, currency), locale);
	const figure = formatFigure(amount / 10 ** decimals[unit], locale, decimals[unit]);
	if (unit !== "perMille") return figure;
	// English alone sets no space before the sign.
	return `${figure}${locale.startsWith("en") ? "" : NBSP}%`;
}

/** The figure alone, as it is typed and stands in a spreadsheet: "1,69". */
export function editAmountDe(amount: number, unit: AmountUnit): string {
	const figure = (Math.abs(amount) / 10 ** decimals[unit]).toFixed(decimals[unit]).replace(".", ",");
	return amount < 0 ? `-${figure}` : figure;
}

export interface AmountUnreadable {
	readonly code:
		| "amount_missing"
		| "amount_with_point"
		| "amount_not_a_number"
		/** A sign says another currency, or an amount where a share is meant. */
		| "amount_of_another_kind"
		| "amount_too_fine"
		| "amount_negative"
		| "amount_too_large";
	/** What is wrong and how it is written. */
	readonly reasonDe: string;
}

/** In the smallest unit; ten thousand euros. */
export const MAX_AMOUNT = 1_000_000;

/** What people write before or after a figure, and what it says. */
const signs: Readonly<Record<string, Currency | "percent">> = {
	"€": "eur",
	eur: "eur",
	euro: "eur",
	chf: "chf",
	fr: "chf",
	"fr.": "chf",
	"£": "gbp",
	gbp: "gbp",
	$: "usd",
	usd: "usd",
	"%": "percent",
};

/** A figure between the signs around it. Without spaces; always matches. */
const SIGNED = /^(?<before>\p{L}+\.?|[€£$%])?(?<figure>.*?)(?<after>\p{L}+\.?|[€£$%])?$/u;

/**
 * Reads an amount typed by a German: "1,69", "1,69 €", "1.234,50", "12,5 %". A point that is no thousands separator is
 * refused, since "1.69" could be meant either way, and so is a sign of something else than the cell holds.
 */
export function parseAmountDe(
	text: string,
	unit: AmountUnit,
	currency: Currency,
): Result<number, AmountUnreadable> {
	const refuse = (code: AmountUnreadable["code"], reasonDe: string) => err({ code, reasonDe });
	const places = decimals[unit];
	const { before, figure = "", after } = SIGNED.exec(text.replace(/\s/g, ""))?.groups ?? {};
	const said = [before, after].flatMap((sign) => (sign === undefined ? [] : [signs[sign.toLowerCase()]]));
	const bare = figure.replace(/^[−–]/, "-");
	if (bare === "" && !said.includes(undefined)) {
		return refuse("amount_missing", `Bitte tragen Sie einen Wert ein, zum Beispiel ${examples[unit]}.`);
	}
	const isWritten = /^-?(\d+|\d{1,3}(\.\d{3})+)(,\d+)?$/.test(bare);
	if (!isWritten && /^-?\d+\.\d+$/.test(bare)) {
		return refuse("amount_with_point", `Bitte schreiben Sie ein Komma: ${bare.replace(".", ",")}.`);
	}
	if (!isWritten || said.includes(undefined)) {
		return refuse(
			"amount_not_a_number",
			`„${text.trim()}“ ist keine Zahl. Möglich ist zum Beispiel ${examples[unit]}.`,
		);
	}
	const foreign = said.find((sign) => sign !== meant(unit, currency));
	if (foreign) return refuse("amount_of_another_kind", anotherKindDe(foreign, unit, currency));
	const [whole = "", fraction = ""] = bare.replaceAll(".", "").split(",");
	if (bare.startsWith("-")) return refuse("amount_negative", "Der Wert darf nicht unter null liegen.");
	if (fraction.length > places) {
		const words = places === 1 ? "eine Stelle" : "zwei Stellen";
		return refuse("amount_too_fine", `Nach dem Komma ist Platz für ${words}.`);
	}
	const amount = Number(whole + fraction.padEnd(places, "0"));
	const most = formatFigure(MAX_AMOUNT / 10 ** places, "de-DE", 0);
	return amount > MAX_AMOUNT
		? refuse("amount_too_large", `Mehr als ${most} ist nicht vorgesehen.`)
		: ok(amount);
}

/** The only sign that an amount may carry. */
function meant(unit: AmountUnit, currency: Currency): Currency | "percent" | undefined {
	if (unit === "money") return currency;
	return unit === "perMille" ? "percent" : undefined;
}

function anotherKindDe(sign: Currency | "percent", unit: AmountUnit, currency: Currency): string {
	const own = currency.toUpperCase();
	if (unit === "perMille") {
		return `Hier steht ein Anteil in Prozent, kein Betrag. Bitte tragen Sie ihn ohne Währung ein, zum Beispiel ${examples[unit]}.`;
	}
	if (unit === "hundredths") {
		return `Hier steht ein Faktor. Bitte tragen Sie ihn ohne Zeichen ein, zum Beispiel ${examples[unit]}.`;
	}
	const what =
		sign === "percent"
			? "Hier steht ein Preis, kein Anteil."
			: `Diese Liste gilt in ${own}, nicht in ${sign.toUpperCase()}.`;
	return `${what} Bitte tragen Sie den Betrag in ${own} ein.`;
}

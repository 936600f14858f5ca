import { err, ok, type Result } from "@offizin/base";
import { type Currency, formatFigure, formatMoney, money } from "@offizin/money";
import type { PriceTable } from "../list/price-table.ts";

export type AmountUnit = PriceTable["unit"];

/** Decimal places as people write them: 1,69 €; 12,5 %; the 1,25-fold. */
const decimals: Readonly<Record<AmountUnit, number>> = { money: 2, perMille: 1, hundredths: 2 };
/** How each is written, with a comma. */
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

/** What stands before the decimal places: a comma in German, a point in English; the other one groups thousands. */
export type DecimalMark = "," | ".";

function marked(figure: string, mark: DecimalMark): string {
	return figure.replace(/[.,]/, mark);
}

/** The figure alone, as it is typed and stands in a spreadsheet: "1,69". */
export function editAmount(amount: number, unit: AmountUnit, mark: DecimalMark): string {
	const figure = marked((Math.abs(amount) / 10 ** decimals[unit]).toFixed(decimals[unit]), mark);
	return amount < 0 ? `-${figure}` : figure;
}

/** What is wrong with an amount; figures are written with the mark it was read by. */
export type AmountUnreadable =
	| { readonly code: "amount_missing"; readonly example: string }
	/** With the mark of the other convention, which could be meant either way. */
	| { readonly code: "amount_with_other_mark"; readonly suggestion: string; readonly mark: DecimalMark }
	| { readonly code: "amount_not_a_number"; readonly text: string; readonly example: string }
	/** A sign says another currency, or an amount where a share is meant. */
	| {
			readonly code: "amount_of_another_kind";
			readonly meant: "share" | "factor" | "price" | "currency";
			readonly currency: string;
			readonly sign: string;
			readonly example: string;
	  }
	| { readonly code: "amount_too_fine"; readonly places: number }
	| { readonly code: "amount_negative" }
	/** `most` in whole units. */
	| { readonly code: "amount_too_large"; readonly most: number };

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

interface Typed {
	readonly unit: AmountUnit;
	/** Of the list. */
	readonly currency: Currency;
	readonly mark: DecimalMark;
}

/**
 * Reads an amount as people type it, with a comma "1,69", "1,69 €", "1.234,50", "12,5 %". The other mark where it groups no
 * thousands is refused, since "1.69" could be meant either way, and so is a sign of something else than the cell holds.
 */
export function parseAmount(text: string, { unit, currency, mark }: Typed): Result<number, AmountUnreadable> {
	const places = decimals[unit];
	const example = marked(examples[unit], mark);
	const { before, figure = "", after } = SIGNED.exec(text.replace(/\s/g, ""))?.groups ?? {};
	const said = [before, after].flatMap((sign) => (sign === undefined ? [] : [signs[sign.toLowerCase()]]));
	const bare = swapped(figure.replace(/^[−–]/, "-"), mark);
	if (bare === "" && !said.includes(undefined)) return err({ code: "amount_missing", example });
	const isWritten = /^-?(\d+|\d{1,3}(\.\d{3})+)(,\d+)?$/.test(bare);
	if (!isWritten && /^-?\d+\.\d+$/.test(bare)) {
		return err({ code: "amount_with_other_mark", suggestion: marked(bare, mark), mark });
	}
	if (!isWritten || said.includes(undefined)) {
		return err({ code: "amount_not_a_number", text: text.trim(), example });
	}
	const foreign = said.find((sign) => sign !== meant(unit, currency));
	if (foreign) {
		const own = currency.toUpperCase();
		const kind = kindOf(unit, foreign);
		return err({
			...{ code: "amount_of_another_kind", meant: kind, currency: own },
			...{ sign: foreign.toUpperCase(), example },
		});
	}
	const [whole = "", fraction = ""] = bare.replaceAll(".", "").split(",");
	if (bare.startsWith("-")) return err({ code: "amount_negative" });
	if (fraction.length > places) return err({ code: "amount_too_fine", places });
	const amount = Number(whole + fraction.padEnd(places, "0"));
	return amount > MAX_AMOUNT
		? err({ code: "amount_too_large", most: MAX_AMOUNT / 10 ** places })
		: ok(amount);
}

/** With a comma before the decimal places, whichever mark they are written with. */
function swapped(figure: string, mark: DecimalMark): string {
	return mark === "," ? figure : figure.replace(/[.,]/g, (one) => (one === "." ? "," : "."));
}

/** The only sign that an amount may carry. */
function meant(unit: AmountUnit, currency: Currency): Currency | "percent" | undefined {
	if (unit === "money") return currency;
	return unit === "perMille" ? "percent" : undefined;
}

/** What the cell holds, against a sign of something else. */
function kindOf(unit: AmountUnit, sign: Currency | "percent"): "share" | "factor" | "price" | "currency" {
	if (unit === "perMille") return "share";
	if (unit === "hundredths") return "factor";
	return sign === "percent" ? "price" : "currency";
}

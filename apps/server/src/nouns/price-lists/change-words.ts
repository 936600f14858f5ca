import { isDay } from "@offizin/calendar-days";
import type { Currency } from "@offizin/money";
import {
	type CellPrice,
	type ChangeProblem,
	type ChangeWarning,
	formatAmount,
	type PriceRowProblem,
	priceTable,
} from "@offizin/pricing";
import { type ChannelKey, channels } from "@offizin/sites";
import { NONE } from "@offizin/solver";
import { formatDay, priceCellName, productWords, say, wordsOf } from "@offizin/words";
import { marketName } from "./market-name.ts";

/** A problem in words that name table, row and column, and the shop where it is only there. */
export function problemWords(problem: ChangeProblem, locale: string): string {
	const { market, channel } = { market: undefined, channel: undefined, ...problem };
	const shop = [
		...(channel === undefined ? [] : [channels[channel as ChannelKey]?.name ?? channel]),
		...(market === undefined ? [] : [marketName(market, locale)]),
	].join(" ");
	return `${placeOf(problem, locale)}${shop === "" ? "" : ` (${shop})`}: ${reasonOf(problem, locale)}`;
}

function reasonOf(problem: ChangeProblem, locale: string): string {
	const { code, value } = problem;
	const words = wordsOf(locale).priceChange;
	const message = madeOf(problem) ? words.madeTotalFalls : words.problem[code];
	const values = {
		value,
		day: isDay(value) ? formatDay(value, locale) : say(words.quoted, { value }, locale),
		amount: amountOf(problem, locale),
		currency: value.toUpperCase(),
	};
	return say(message, values, locale);
}

function amountOf(problem: ChangeProblem, locale: string): string {
	const { table, value } = problem;
	const unit = madeOf(problem) ? "money" : priceTable(table)?.unit;
	const currency: Currency | undefined = "currency" in problem ? problem.currency : undefined;
	const amount = Number(value);
	return unit && currency && Number.isSafeInteger(amount)
		? formatAmount(amount, unit, currency, locale)
		: value;
}

/** What would be sold so, and how many, where it is not about a cell. */
function madeOf(problem: ChangeProblem): PriceRowProblem["made"] {
	return "made" in problem ? problem.made : undefined;
}

function placeOf(problem: ChangeProblem, locale: string): string {
	const made = madeOf(problem);
	if (!made) return priceCellName(problem, locale);
	const { product, configuration } = made;
	const { value } = productWords(product, locale);
	const chosen = Object.entries(configuration).filter(([, key]) => key !== NONE);
	return [
		say(wordsOf(locale).priceChange.made, { product, count: problem.row }, locale),
		...chosen.map(([option, key]) => value(option, key)),
	].join(", ");
}

/** What is worth a second look, in words that name table, row and column. */
export function warningWords(warning: ChangeWarning, currency: Currency, locale: string): string {
	const message = wordsOf(locale).priceChange.warning[warning.code];
	const amountIn = (amount: number) => amountWords(warning, amount, currency, locale);
	const place = priceCellName(warning, locale);
	switch (warning.code) {
		case "large_step": {
			const { percent, before } = warning;
			const direction = percent > 0 ? "up" : "down";
			const values = { place, direction, percent: Math.abs(percent), before: amountIn(before) };
			return say(message, values, locale);
		}
		case "without_effect":
			return say(message, { place, amount: amountIn(warning.now) }, locale);
		case "unusual_ending":
		case "not_payable_in_coins":
			return say(message, { place, amount: amountIn(warning.amount) }, locale);
	}
}

function amountWords({ table }: CellPrice, amount: number, currency: Currency, locale: string): string {
	return formatAmount(amount, priceTable(table)?.unit ?? "money", currency, locale);
}

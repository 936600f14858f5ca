import { ok, type Result } from "@offizin/base";
import { addDays, type Day } from "@offizin/calendar-days";
import type { PriceBook, PriceScope } from "../book/price-book.ts";
import { priceListOn, priceListVersions, regularPriceListOn } from "../book/price-list-on.ts";
import type { PriceList } from "../list/price-list.ts";
import type { PriceError } from "../quote/part.ts";
import type { Selection } from "../quote/selection.ts";
import { quoteSelection } from "./quote-selection.ts";

/** What must stand beside an announced reduction (§ 11 PAngV; domain.md §8.3): totals in minor units. */
export interface AnnouncedReduction {
	/** The price without the reduction. */
	readonly before: number;
	/** The lowest price of the 30 days before the reduction began. */
	readonly lowest30: number;
	/** How much less it is now than `lowest30`, in thousandths, never more: percentages count from it (CJEU C-330/23). */
	readonly perMille: number;
}

const DAYS = 30;

/** The reduction in force for a selection on a day, or undefined when it costs what it always does. */
export function announcedReduction(
	selection: Selection,
	{ book, scope, day }: { readonly book: PriceBook; readonly scope: PriceScope; readonly day: Day },
): Result<AnnouncedReduction | undefined, PriceError> {
	const regular = totalBy(regularPriceListOn(book, scope, day), selection);
	if (!regular.ok) return regular;
	const now = totalBy(priceListOn(book, scope, day), selection);
	if (!now.ok) return now;
	if (now.value >= regular.value) return ok(undefined);

	const began = reductionBegan(selection, { book, scope, day });
	const before: number[] = [];
	for (const start of versionsIn(book, scope, { from: addDays(began, -DAYS), to: addDays(began, -1) })) {
		const total = totalBy(priceListOn(book, scope, start), selection);
		if (total.ok) before.push(total.value);
	}
	const lowest30 = Math.min(...before, regular.value);
	const perMille = Math.max(0, Math.floor(((lowest30 - now.value) * 1000) / lowest30));
	return ok({ before: regular.value, lowest30, perMille });
}

function totalBy(list: PriceList, selection: Selection): Result<number, PriceError> {
	const quote = quoteSelection(selection, { list, vatRate: undefined });
	return quote.ok ? ok(quote.value.total) : quote;
}

/**
 * The day on which the reduction began: it may get deeper without a gap and is still the same (§ 11 (2) PAngV); a price
 * that was lower before is another one's.
 */
function reductionBegan(
	selection: Selection,
	{ book, scope, day }: { readonly book: PriceBook; readonly scope: PriceScope; readonly day: Day },
): Day {
	let began = day;
	let later = 0;
	for (const start of priceListVersions(book, scope)
		.filter((version) => version <= day)
		.reverse()) {
		const now = totalBy(priceListOn(book, scope, start), selection);
		const regular = totalBy(regularPriceListOn(book, scope, start), selection);
		if (!now.ok || !regular.ok || now.value >= regular.value || now.value < later) break;
		began = start;
		later = now.value;
	}
	return began;
}

/** First days of the price lists that hold on any day of a period; the first may lie before it. */
function versionsIn(
	book: PriceBook,
	scope: PriceScope,
	{ from, to }: { readonly from: Day; readonly to: Day },
): Day[] {
	const versions = priceListVersions(book, scope);
	const first = versions.findLast((start) => start <= from);
	return versions.filter((start) => start <= to && (first === undefined || start >= first));
}

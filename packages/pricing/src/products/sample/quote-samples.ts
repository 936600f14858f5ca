import { err, invariant, ok, type Result } from "@offizin/base";
import { priceIn } from "../../list/price-list.ts";
import type { PriceError } from "../../quote/part.ts";
import { quantityError } from "../../quote/quantity-range.ts";
import { type PriceTerms, type Quote, quoteOf } from "../../quote/quote.ts";

/** Sample cards that cost nothing, per customer and 30 days (spec 9.1-5, domain.md §7.2). */
export const FREE_SAMPLES = 3;
/** More at once are no samples. */
export const MAX_SAMPLES = 20;

/**
 * The price of `count` sample cards for someone who had `alreadyFree` free ones in the last 30 days (pricing.P13). Its
 * unit is what one more would cost beyond the free ones.
 */
export function quoteSamples(
	count: number,
	alreadyFree: number,
	terms: PriceTerms,
): Result<Quote, PriceError> {
	invariant(
		Number.isSafeInteger(alreadyFree) && alreadyFree >= 0,
		`free samples are counted from 0, got ${alreadyFree}`,
	);
	const wrong = quantityError(count, MAX_SAMPLES);
	if (wrong) return err(wrong);
	const price = priceIn(terms.list, "card.sample", "sample");
	if (!price.ok) return price;
	const free = Math.min(count, Math.max(0, FREE_SAMPLES - alreadyFree));
	const parts = [
		{ code: "sample.free", unit: 0, quantity: free },
		{ code: "sample.further", unit: price.value, quantity: count - free },
	].filter(({ quantity }) => quantity > 0);
	return ok({ ...quoteOf(parts, count, terms), unit: price.value });
}

import { invariant, ok, type Result } from "@offizin/base";
import { photobookRow } from "@offizin/catalog/products";
import { chosen, chosenNumber } from "./chosen.ts";
import type { PriceError } from "./part.ts";
import type { PriceTerms, Quote } from "./quote.ts";
import { quoteSelection } from "./quote-selection.ts";
import type { Selection } from "./selection.ts";

/** What a photo book costs with more pages. */
export interface PageGraduation extends Pick<Quote, "unit" | "total"> {
	readonly pageCount: number;
}

/** How many are shown (spec 9.1-7). */
export const DEFAULT_GRADUATIONS = 5;

/** The next page counts of a photo book with what it costs then, fewer where the book gets no thicker. */
export function pageGraduations(
	selection: Selection,
	terms: PriceTerms,
	count = DEFAULT_GRADUATIONS,
): Result<readonly PageGraduation[], PriceError> {
	const made = photobookRow(chosen(selection, "type"), chosen(selection, "cover"));
	invariant(made, `no checked photo book: ${JSON.stringify(selection.configuration)}`);
	const { step, max } = made.pages;
	const now = chosenNumber(selection, "pageCount");
	const graduations: PageGraduation[] = [];
	for (let pageCount = now + step; pageCount <= max && graduations.length < count; pageCount += step) {
		const configuration = { ...selection.configuration, pageCount: String(pageCount) };
		const quote = quoteSelection({ ...selection, configuration }, terms);
		if (!quote.ok) return quote;
		graduations.push({ pageCount, unit: quote.value.unit, total: quote.value.total });
	}
	return ok(graduations);
}

import { DEFAULT_PAGE_STEPS, pageSteps } from "@offizin/assortment";
import { ok, type Result } from "@offizin/base";
import type { PriceError } from "../quote/part.ts";
import type { PriceTerms, Quote } from "../quote/quote.ts";
import type { Selection } from "../quote/selection.ts";
import { quoteSelection } from "./quote-selection.ts";

/** What a photo book costs with more pages. */
export interface PageGraduation extends Pick<Quote, "unit" | "total"> {
	readonly pageCount: number;
}

/** The next page counts of a photo book with what it costs then, fewer where the book gets no thicker. */
export function pageGraduations(
	selection: Selection,
	terms: PriceTerms,
	count = DEFAULT_PAGE_STEPS,
): Result<readonly PageGraduation[], PriceError> {
	const graduations: PageGraduation[] = [];
	for (const pageCount of pageSteps(selection.configuration, count)) {
		const configuration = { ...selection.configuration, pageCount: String(pageCount) };
		const quote = quoteSelection({ ...selection, configuration }, terms);
		if (!quote.ok) return quote;
		graduations.push({ pageCount, unit: quote.value.unit, total: quote.value.total });
	}
	return ok(graduations);
}

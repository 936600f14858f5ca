import { ok, type Result } from "@offizin/base";
import { offeredQuantities } from "../quote/offered-quantities.ts";
import type { PriceError } from "../quote/part.ts";
import type { PriceTerms, Quote } from "../quote/quote.ts";
import type { Selection } from "../quote/selection.ts";
import { quoteSelection } from "./quote-selection.ts";

export type PriceStep = Pick<Quote, "quantity" | "unit" | "total">;

/** What each offered quantity costs, for the product page; an error when any of them has no price. */
export function priceLadder(
	{ product, configuration }: Omit<Selection, "quantity">,
	terms: PriceTerms,
): Result<readonly PriceStep[], PriceError> {
	const steps: PriceStep[] = [];
	for (const quantity of offeredQuantities(product)) {
		const quote = quoteSelection({ product, configuration, quantity }, terms);
		if (!quote.ok) return quote;
		steps.push({ quantity, unit: quote.value.unit, total: quote.value.total });
	}
	return ok(steps);
}

import { productOf } from "@offizin/assortment";
import { invariant, ok, type Result } from "@offizin/base";
import type { PriceError } from "./part.ts";
import type { PriceTerms, Quote } from "./quote.ts";
import { quoteSelection } from "./quote-selection.ts";
import type { Selection } from "./selection.ts";

export type PriceStep = Pick<Quote, "quantity" | "unit" | "total">;

/** The quantities a product is offered in. */
export function offeredQuantities(product: Selection["product"]): readonly number[] {
	const sold = productOf(product);
	invariant(sold, `no product ${product}`);
	return sold.quantities.offered;
}

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

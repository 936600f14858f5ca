import { productOf } from "@offizin/assortment";
import { err, invariant, ok, type Result } from "@offizin/base";
import type { PriceError } from "../quote/part.ts";
import { quantityError } from "../quote/quantity-range.ts";
import { type PriceTerms, type Quote, quoteOf } from "../quote/quote.ts";
import type { Selection } from "../quote/selection.ts";
import { pricedProducts } from "../registry.ts";

/**
 * The price of anything sold, explained (pricing.P1 to pricing.P5). Whether it can be made is the catalogue's question
 * and must be answered before; throws for a selection that lacks an option.
 */
export function quoteSelection(selection: Selection, terms: PriceTerms): Result<Quote, PriceError> {
	const { product, quantity } = selection;
	const sold = productOf(product);
	invariant(sold, `no product ${product}`);
	const wrong = quantityError(quantity, sold.quantities.max);
	if (wrong) return err(wrong);
	const parts = pricedProducts[product].parts(selection, terms.list);
	return parts.ok ? ok(quoteOf(parts.value, quantity, terms)) : parts;
}

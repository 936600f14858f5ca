import { MAX_QUANTITY } from "@offizin/assortment";
import { err, ok, type Result } from "@offizin/base";
import { priceIn } from "../../list/price-list.ts";
import type { PriceError } from "../../quote/part.ts";
import { quantityError } from "../../quote/quantity-range.ts";
import { type PriceTerms, type Quote, quoteOf } from "../../quote/quote.ts";

/** The price of vellum sheets laid over cards (spec 9.1-7). */
export function quoteOverlay(quantity: number, terms: PriceTerms): Result<Quote, PriceError> {
	const wrong = quantityError(quantity, MAX_QUANTITY);
	if (wrong) return err(wrong);
	const price = priceIn(terms.list, "card.overlay", "overlay");
	return price.ok ? ok(quoteOf([{ code: "card.overlay", unit: price.value }], quantity, terms)) : price;
}

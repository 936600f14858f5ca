import { MAX_QUANTITY, parseSku, type UnknownSku } from "@offizin/assortment";
import { err, ok, type Result } from "@offizin/base";
import type { PriceError } from "../../quote/part.ts";
import { quantityError } from "../../quote/quantity-range.ts";
import { type PriceTerms, type Quote, quoteOf } from "../../quote/quote.ts";
import { accessoryPart } from "./accessory-part.ts";

/** The price of an accessory bought by itself. */
export function quoteAccessory(
	sku: string,
	quantity: number,
	terms: PriceTerms,
): Result<Quote, PriceError | UnknownSku> {
	const known = parseSku(sku);
	if (!known.ok) return known;
	const wrong = quantityError(quantity, MAX_QUANTITY);
	if (wrong) return err(wrong);
	const part = accessoryPart(sku, terms.list);
	return part.ok ? ok(quoteOf([part.value], quantity, terms)) : part;
}

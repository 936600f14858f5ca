import { productOf } from "@offizin/assortment";
import { invariant } from "@offizin/base";
import type { Selection } from "./selection.ts";

/** The quantities a product is offered in. */
export function offeredQuantities(product: Selection["product"]): readonly number[] {
	const sold = productOf(product);
	invariant(sold, `no product ${product}`);
	return sold.quantities.offered;
}

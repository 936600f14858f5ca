import { priceIn } from "../../list/price-list.ts";
import { chosen } from "../../quote/chosen.ts";
import type { PartsOf } from "../../quote/part.ts";
import { withQuantityDiscount } from "../../quote/quantity-discount.ts";

/** Printed things cost by kind and size. */
export const merchParts: PartsOf = (selection, list) => {
	const base = priceIn(list, "merch.base", chosen(selection, "type"), chosen(selection, "format"));
	if (!base.ok) return base;
	const parts = [{ code: "merch.base", unit: base.value }];
	return withQuantityDiscount(parts, "merch", selection.quantity, list);
};

import { priceIn } from "../list/price-list.ts";
import { chosen } from "./chosen.ts";
import type { PartsOf } from "./part.ts";
import { withQuantityDiscount } from "./quantity-discount.ts";

/** Printed things cost by kind and size. */
export const merchParts: PartsOf = (selection, list) => {
	const base = priceIn(list, "merch.base", chosen(selection, "type"), chosen(selection, "format"));
	if (!base.ok) return base;
	const parts = [{ code: "merch.base", unit: base.value }];
	return withQuantityDiscount(parts, "merch", selection.quantity, list);
};

import { priceIn } from "../../list/price-list.ts";
import { chosen } from "../../quote/chosen.ts";
import type { PartsOf } from "../../quote/part.ts";
import type { PricedProduct } from "../../quote/priced-product.ts";
import { withQuantityDiscount } from "../../quote/quantity-discount.ts";
import { merchDiscount, merchSheets } from "./merch-sheets.ts";

/** Printed things cost by kind and size. */
const merchParts: PartsOf = (selection, list) => {
	const base = priceIn(list, "merch.base", chosen(selection, "type"), chosen(selection, "format"));
	if (!base.ok) return base;
	const parts = [{ code: "merch.base", unit: base.value }];
	return withQuantityDiscount(parts, merchDiscount, selection.quantity, list);
};

export const pricedMerch = {
	sheets: merchSheets,
	discount: merchDiscount,
	parts: merchParts,
	lineCodes: ["merch.base", "merch.discount"],
	pricedOptions: ["type", "format"],
	taxClass: "standard",
	// Ours.
	production: { days: 4, source: "market" },
} as const satisfies PricedProduct;

import { priceIn } from "../../list/price-list.ts";
import { chosen } from "../../quote/chosen.ts";
import type { PartsOf } from "../../quote/part.ts";
import type { PricedProduct } from "../../quote/priced-product.ts";
import { withQuantityDiscount } from "../../quote/quantity-discount.ts";
import { giftwrapDiscount, giftwrapSheets } from "./giftwrap-sheets.ts";

/** Wrapping paper costs by the sheets in a set; its pattern costs nothing. */
const giftwrapParts: PartsOf = (selection, list) => {
	const base = priceIn(list, "giftwrap.base", chosen(selection, "sheets"));
	if (!base.ok) return base;
	const parts = [{ code: "giftwrap.base", unit: base.value }];
	return withQuantityDiscount(parts, giftwrapDiscount, selection.quantity, list);
};

export const pricedGiftwrap = {
	sheets: giftwrapSheets,
	discount: giftwrapDiscount,
	parts: giftwrapParts,
	lineCodes: ["giftwrap.base", "giftwrap.discount"],
	pricedOptions: ["sheets"],
	taxClass: "standard",
	// Ours.
	production: { days: 3, source: "market" },
} as const satisfies PricedProduct;

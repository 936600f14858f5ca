import { priceIn } from "../../list/price-list.ts";
import { chosen } from "../../quote/chosen.ts";
import type { PartsOf } from "../../quote/part.ts";
import type { PricedProduct } from "../../quote/priced-product.ts";
import { withQuantityDiscount } from "../../quote/quantity-discount.ts";
import { photoboxDiscount, photoboxSheets } from "./photobox-sheets.ts";

/** Boxes cost by format and number of prints, and more on fine-art paper (domain.md §7.3). */
const photoboxParts: PartsOf = (selection, list) => {
	const base = priceIn(list, "photobox.base", chosen(selection, "format"), chosen(selection, "amount"));
	if (!base.ok) return base;
	const material = priceIn(list, "photobox.material", chosen(selection, "material"), "share");
	if (!material.ok) return material;
	const parts = [
		{ code: "photobox.base", unit: base.value },
		{ code: "photobox.material", unit: (base.value * material.value) / 1000 },
	];
	return withQuantityDiscount(parts, photoboxDiscount, selection.quantity, list);
};

export const pricedPhotobox = {
	sheets: photoboxSheets,
	discount: photoboxDiscount,
	parts: photoboxParts,
	lineCodes: ["photobox.base", "photobox.material", "photobox.discount"],
	pricedOptions: ["format", "material", "amount"],
	taxClass: "standard",
	// Ours.
	production: { days: 3, source: "market" },
} as const satisfies PricedProduct;

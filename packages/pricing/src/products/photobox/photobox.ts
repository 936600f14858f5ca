import { priceIn } from "../../list/price-list.ts";
import { chosen } from "../../quote/chosen.ts";
import type { PartsOf } from "../../quote/part.ts";
import { withQuantityDiscount } from "../../quote/quantity-discount.ts";

/** Boxes cost by format and number of prints, and more on fine-art paper (domain.md §7.3). */
export const photoboxParts: PartsOf = (selection, list) => {
	const base = priceIn(list, "photobox.base", chosen(selection, "format"), chosen(selection, "amount"));
	if (!base.ok) return base;
	const material = priceIn(list, "photobox.material", chosen(selection, "material"), "share");
	if (!material.ok) return material;
	const parts = [
		{ code: "photobox.base", unit: base.value },
		{ code: "photobox.material", unit: (base.value * material.value) / 1000 },
	];
	return withQuantityDiscount(parts, "photobox", selection.quantity, list);
};

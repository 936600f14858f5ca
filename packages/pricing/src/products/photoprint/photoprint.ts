import { ok } from "@offizin/base";
import { priceIn } from "../../list/price-list.ts";
import { chosen } from "../../quote/chosen.ts";
import type { PartsOf } from "../../quote/part.ts";
import type { PricedProduct } from "../../quote/priced-product.ts";
import { MANY_PRINTS, photoprintSheets } from "./photoprint-sheets.ts";

/**
 * Prints cost by format and paper, less from 100 on (domain.md §7.3). Just below that the whole order never costs more
 * than 100 prints would: the difference is taken off once.
 */
const photoprintParts: PartsOf = (selection, list) => {
	const { quantity } = selection;
	const format = chosen(selection, "format");
	const material = priceIn(list, "photoprint.material", format, chosen(selection, "material"));
	if (!material.ok) return material;
	const many = priceIn(list, "photoprint.base", format, "many");
	if (!many.ok) return many;
	const base = quantity < MANY_PRINTS ? priceIn(list, "photoprint.base", format, "any") : many;
	if (!base.ok) return base;
	const excess = (base.value + material.value) * quantity - (many.value + material.value) * MANY_PRINTS;
	return ok([
		{ code: "photoprint.base", unit: base.value },
		{ code: "photoprint.material", unit: material.value },
		...(quantity < MANY_PRINTS && excess > 0
			? [{ code: "photoprint.discount", unit: -excess, quantity: 1 }]
			: []),
	]);
};

export const pricedPhotoprint = {
	sheets: photoprintSheets,
	parts: photoprintParts,
	lineCodes: ["photoprint.base", "photoprint.material", "photoprint.discount"],
	pricedOptions: ["format", "material"],
	taxClass: "standard",
	// Ours.
	production: { days: 2, source: "market" },
} as const satisfies PricedProduct;

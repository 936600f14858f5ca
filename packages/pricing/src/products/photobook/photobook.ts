import { photobookRow } from "@offizin/assortment";
import { invariant } from "@offizin/base";
import { priceIn } from "../../list/price-list.ts";
import { chosen, chosenNumber } from "../../quote/chosen.ts";
import type { PartsOf } from "../../quote/part.ts";
import type { PricedProduct } from "../../quote/priced-product.ts";
import { withQuantityDiscount } from "../../quote/quantity-discount.ts";
import { bookKey, photobookDiscount, photobookSheets } from "./photobook-sheets.ts";

/** Photo books cost by type, cover, format and pages; paper takes a share of both, foil its own (domain.md §7.3). */
const photobookParts: PartsOf = (selection, list) => {
	const type = chosen(selection, "type");
	const cover = chosen(selection, "cover");
	const format = chosen(selection, "format");
	const made = photobookRow(type, cover);
	invariant(made, `a ${type} in ${cover} cover is no checked selection`);
	const book = bookKey(type, cover);

	const base = priceIn(list, "photobook.base", book, format);
	if (!base.ok) return base;
	const step = priceIn(list, "photobook.pages", book, format);
	if (!step.ok) return step;
	const share = priceIn(list, "photobook.paper", chosen(selection, "paper"), book);
	if (!share.ok) return share;
	const foil = priceIn(list, "photobook.foil", chosen(selection, "refinementType"));
	if (!foil.ok) return foil;
	const lamination = priceIn(list, "photobook.lamination", chosen(selection, "coverLamination"));
	if (!lamination.ok) return lamination;

	const further = (chosenNumber(selection, "pageCount") - made.pages.min) / made.pages.step;
	const pages = step.value * further;
	const parts = [
		{ code: "photobook.base", unit: base.value },
		{ code: "photobook.pages", unit: pages },
		{ code: "photobook.paper", unit: ((base.value + pages) * share.value) / 1000 },
		{ code: "photobook.foil", unit: foil.value },
		{ code: "photobook.lamination", unit: lamination.value },
	];
	return withQuantityDiscount(parts, photobookDiscount, selection.quantity, list);
};

export const pricedPhotobook = {
	sheets: photobookSheets,
	discount: photobookDiscount,
	parts: photobookParts,
	lineCodes: [
		"photobook.base",
		"photobook.pages",
		"photobook.paper",
		"photobook.foil",
		"photobook.lamination",
		"photobook.discount",
	],
	pricedOptions: ["type", "cover", "format", "paper", "pageCount", "coverLamination", "refinementType"],
	taxClass: "standard",
	// Domain.md §10.
	production: {
		days: 5,
		source: "market",
		steps: [
			// Stapled like our booklets.
			{ option: "type", values: ["fotoheft"], effect: "instead", days: 2, source: "market" },
		],
	},
} as const satisfies PricedProduct;

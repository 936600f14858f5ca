import { priceIn } from "../../list/price-list.ts";
import { chosen, chosenNumber } from "../../quote/chosen.ts";
import type { PartsOf } from "../../quote/part.ts";
import type { PricedProduct } from "../../quote/priced-product.ts";
import { withQuantityDiscount } from "../../quote/quantity-discount.ts";
import { guestbookDiscount, guestbookPages, guestbookSheets } from "./guestbook-sheets.ts";

/** Books with empty pages cost by kind, format and pages; paper, ruling and foil are added per book. */
const guestbookParts: PartsOf = (selection, list) => {
	const format = chosen(selection, "format");
	const base = priceIn(list, "guestbook.base", chosen(selection, "type"), format);
	if (!base.ok) return base;
	const section = priceIn(list, "guestbook.pages", format);
	if (!section.ok) return section;
	const paper = priceIn(list, "guestbook.paper", chosen(selection, "paper"));
	if (!paper.ok) return paper;
	const lineature = priceIn(list, "guestbook.lineature", chosen(selection, "lineature"));
	if (!lineature.ok) return lineature;
	// Books ordered before there was a choice name none.
	const entry = priceIn(list, "guestbook.entry", selection.configuration.entry ?? "ohne");
	if (!entry.ok) return entry;
	const foil = priceIn(list, "guestbook.foil", chosen(selection, "refinementType"));
	if (!foil.ok) return foil;
	const further = (chosenNumber(selection, "pageCount") - guestbookPages.min) / guestbookPages.step;
	const parts = [
		{ code: "guestbook.base", unit: base.value },
		{ code: "guestbook.pages", unit: section.value * further },
		{ code: "guestbook.paper", unit: paper.value },
		{ code: "guestbook.lineature", unit: lineature.value },
		{ code: "guestbook.entry", unit: entry.value },
		{ code: "guestbook.foil", unit: foil.value },
	];
	return withQuantityDiscount(parts, guestbookDiscount, selection.quantity, list);
};

export const pricedGuestbook = {
	sheets: guestbookSheets,
	discount: guestbookDiscount,
	parts: guestbookParts,
	lineCodes: [
		"guestbook.base",
		"guestbook.pages",
		"guestbook.paper",
		"guestbook.lineature",
		"guestbook.entry",
		"guestbook.foil",
		"guestbook.discount",
	],
	pricedOptions: ["type", "format", "paper", "pageCount", "lineature", "entry", "refinementType"],
	taxClass: "standard",
	// Domain.md §10.
	production: { days: 5, source: "market" },
} as const satisfies PricedProduct;

import { priceIn } from "../../list/price-list.ts";
import { chosen } from "../../quote/chosen.ts";
import type { PartsOf } from "../../quote/part.ts";
import type { PricedProduct } from "../../quote/priced-product.ts";
import { withQuantityDiscount } from "../../quote/quantity-discount.ts";
import { calendarDiscount, calendarSheets } from "./calendar-sheets.ts";

/** Calendars cost by type and format, and more on wood (domain.md §7.3). */
const calendarParts: PartsOf = (selection, list) => {
	const base = priceIn(list, "calendar.base", chosen(selection, "type"), chosen(selection, "formatType"));
	if (!base.ok) return base;
	const mounting = priceIn(list, "calendar.mounting", chosen(selection, "mountingType"));
	if (!mounting.ok) return mounting;
	const parts = [
		{ code: "calendar.base", unit: base.value },
		{ code: "calendar.mounting", unit: mounting.value },
	];
	return withQuantityDiscount(parts, calendarDiscount, selection.quantity, list);
};

export const pricedCalendar = {
	sheets: calendarSheets,
	discount: calendarDiscount,
	parts: calendarParts,
	lineCodes: ["calendar.base", "calendar.mounting", "calendar.discount"],
	pricedOptions: ["type", "formatType", "mountingType"],
	taxClass: "standard",
	// Domain.md §10.
	production: { days: 3, source: "market" },
} as const satisfies PricedProduct;

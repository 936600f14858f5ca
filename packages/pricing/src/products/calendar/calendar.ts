import { priceIn } from "../../list/price-list.ts";
import { chosen } from "../../quote/chosen.ts";
import type { PartsOf } from "../../quote/part.ts";
import { withQuantityDiscount } from "../../quote/quantity-discount.ts";

/** Calendars cost by type and format, and more on wood (domain.md §7.3). */
export const calendarParts: PartsOf = (selection, list) => {
	const base = priceIn(list, "calendar.base", chosen(selection, "type"), chosen(selection, "formatType"));
	if (!base.ok) return base;
	const mounting = priceIn(list, "calendar.mounting", chosen(selection, "mountingType"));
	if (!mounting.ok) return mounting;
	const parts = [
		{ code: "calendar.base", unit: base.value },
		{ code: "calendar.mounting", unit: mounting.value },
	];
	return withQuantityDiscount(parts, "calendar", selection.quantity, list);
};

import { invariant } from "@offizin/base";
import type { Day } from "@offizin/calendar-days";
import { type CartDeliveryTerms, cartDeliveries, type DeliveredLine } from "@offizin/cart";

/** What is promised of a line. */
export interface LinePromise {
	/** Last day on which the line arrives. */
	readonly deliveryDate: Day;
	/** Last day on which its ribbon arrives, in a parcel of its own (C8); absent without one. */
	readonly ribbonDate?: Day;
}

/** Lines with the dates that count from `orderedAt` (O13). */
export function promiseLines<Line extends DeliveredLine>(
	lines: readonly Line[],
	terms: CartDeliveryTerms,
): (Line & LinePromise)[] {
	const deliveries = cartDeliveries(lines, terms);
	return lines.map((line) => {
		const ours = deliveries.filter(({ items }) => items.some(({ id }) => id === line.id));
		const goods = ours.find(({ carriage }) => carriage !== "ribbon");
		const ribbon = ours.find(({ carriage }) => carriage === "ribbon");
		invariant(goods, `line ${line.id} travels in no parcel`);
		return { ...line, deliveryDate: goods.date, ...(ribbon ? { ribbonDate: ribbon.date } : {}) };
	});
}

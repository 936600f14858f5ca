import type { Day } from "@offizin/calendar-days";
import { type CartDeliveryTerms, cartDeliveries, type DeliveredLine } from "@offizin/cart";
import type { Carriage } from "@offizin/delivery";

/** What travels together, as it was promised. */
export interface OrderDelivery {
	readonly carriage: Carriage;
	/** Last day on which it arrives. */
	readonly date: Day;
	/** Ids of the lines it brings something for; the ribbon of a card comes apart from it (cart.C8). */
	readonly lines: readonly string[];
}

/** The deliveries of `lines` with the dates that count from `orderedAt` (orders.O13). */
export function promiseDeliveries(
	lines: readonly DeliveredLine[],
	terms: CartDeliveryTerms,
): readonly OrderDelivery[] {
	return cartDeliveries(lines, terms).map(({ carriage, date, items }) => ({
		carriage,
		date,
		lines: items.map(({ id }) => id),
	}));
}

/**
 * The day on which a line itself arrives, whenever the ribbon comes that belongs to it; undefined for what is not sent
 * at all, such as a gift voucher.
 */
export function arrivalOf(deliveries: readonly OrderDelivery[], line: string): Day | undefined {
	const ours = deliveries.filter(({ lines }) => lines.includes(line));
	return (ours.find(({ carriage }) => carriage !== "ribbon") ?? ours[0])?.date;
}

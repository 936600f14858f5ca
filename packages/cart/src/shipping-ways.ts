import type { Day } from "@offizin/calendar-days";
import {
	arrivesByChristmas,
	type Delivery,
	type Destination,
	type ShippingChoice,
	shippingTypes,
} from "@offizin/delivery";
import type { Money } from "@offizin/money";
import { type PriceList, type QuoteLine, quoteShipping } from "@offizin/pricing";
import { type DeliveredLine, findDeliveries, lastArrival, lineItems } from "./cart-delivery.ts";

/** A way of sending that is worth its price. */
export interface ShippingWay extends Required<ShippingChoice> {
	/** What it costs, surcharges included. */
	readonly charges: readonly QuoteLine[];
	readonly price: Money;
	readonly deliveries: readonly Delivery[];
	/** The day on which the goods have arrived; ribbons may come apart, whichever way is chosen. */
	readonly arrival: Day;
}

export interface ShippingWaysTerms extends Destination {
	readonly list: PriceList;
	/** ISO instant. */
	readonly orderedAt: string;
}

/**
 * The ways in which some lines can be sent, the cheapest first (cart.C14): each that costs more arrives sooner, and in
 * December until Christmas Eve by then. Empty where nothing is sent, or nothing is delivered to.
 */
export function shippingWays(
	lines: readonly DeliveredLine[],
	terms: ShippingWaysTerms,
): readonly ShippingWay[] {
	const basket = lines.flatMap(lineItems);
	const { list, country, orderedAt } = terms;
	const found = shippingTypes.flatMap((shippingType) =>
		[false, true].flatMap((sameDay): ShippingWay[] => {
			const sent = findDeliveries(lines, { ...terms, shippingType, sameDay });
			const quote = quoteShipping(basket, { shippingType, sameDay, country, list });
			if (!sent.ok || !quote.ok) return [];
			const goods = sent.value.filter(({ carriage }) => carriage !== "ribbon");
			const arrival = lastArrival(goods) ?? lastArrival(sent.value);
			if (arrival === undefined) return [];
			const { lines: charges, total: price } = quote.value;
			return [{ shippingType, sameDay, charges, price, deliveries: sent.value, arrival }];
		}),
	);
	const [plain, ...faster] = found;
	if (!plain) return [];
	const ways = [plain];
	let soonest = plain.arrival;
	for (const way of faster.toSorted((a, b) => a.price.amount - b.price.amount)) {
		if (way.arrival >= soonest || !arrivesByChristmas(way.arrival, orderedAt)) continue;
		ways.push(way);
		soonest = way.arrival;
	}
	return ways;
}

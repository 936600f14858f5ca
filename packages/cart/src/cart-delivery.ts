import { invariant } from "@offizin/base";
import type { Day } from "@offizin/calendar-days";
import { type Delivery, deliveries, deliveryItems, type ShippingType } from "@offizin/pricing";
import type { CartLine } from "./cart.ts";

export interface CartDeliveryTerms {
	/** ISO instant from which production may start. */
	readonly orderedAt: string;
	readonly shippingType: ShippingType;
	readonly country: string;
}

export type DeliveredLine = Pick<CartLine, "id" | "product" | "configuration" | "quantity">;

/**
 * What arrives together, each with its date (C8). Throws for lines to a country that is not delivered to:
 * `quoteShipping` refuses it first.
 */
export function cartDeliveries(
	lines: readonly DeliveredLine[],
	{ orderedAt, shippingType, country }: CartDeliveryTerms,
): readonly Delivery[] {
	if (lines.length === 0) return [];
	const items = lines.flatMap((line) => deliveryItems(line.id, line));
	const found = deliveries(items, { orderedAt, shippingType, destination: { country } });
	invariant(found.ok, `no ${shippingType} delivery to ${country}`);
	return found.value;
}

/** The day on which everything has arrived (C8). Undefined without deliveries. */
export function lastArrival(deliveries: readonly Pick<Delivery, "date">[]): Day | undefined {
	return deliveries
		.map(({ date }) => date)
		.sort()
		.at(-1);
}

import { invariant } from "@offizin/base";
import {
	cardSelection,
	type Delivery,
	type DeliveryPromise,
	deliveries,
	deliveryItems,
	type ShippingType,
} from "@offizin/pricing";
import type { CartLine } from "./cart.ts";

interface CartDeliveryTerms {
	/** ISO instant from which production may start. */
	readonly orderedAt: string;
	readonly shippingType: ShippingType;
	readonly country: string;
}

type DeliveredLine = Pick<CartLine, "id" | "configuration">;

/**
 * What arrives together, each with its date (C8). Throws for a country that is not delivered to: `quoteShipping`
 * refuses it first.
 */
export function cartDeliveries(
	lines: readonly DeliveredLine[],
	{ orderedAt, shippingType, country }: CartDeliveryTerms,
): readonly Delivery[] {
	const items = lines.flatMap(({ id, configuration }) => deliveryItems(id, cardSelection(configuration, 1)));
	const found = deliveries(items, { orderedAt, shippingType, destination: { country } });
	invariant(found.ok, `no ${shippingType} delivery to ${country}`);
	return found.value;
}

/** When everything has arrived (C8). Undefined without lines. */
export function cartDelivery(
	lines: readonly DeliveredLine[],
	terms: CartDeliveryTerms,
): DeliveryPromise | undefined {
	const [first, ...others] = cartDeliveries(lines, terms);
	if (!first) return undefined;
	const { date, handedOver } = others.reduce((last, next) => (next.date > last.date ? next : last), first);
	return { date, handedOver };
}

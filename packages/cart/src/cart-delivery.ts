import { invariant } from "@offizin/base";
import {
	cardSelection,
	type DeliveryPromise,
	deliveryDate,
	productionDays,
	type ShippingType,
} from "@offizin/pricing";
import type { CartLine } from "./cart.ts";

interface CartDeliveryTerms {
	/** ISO instant from which production may start. */
	readonly orderedAt: string;
	readonly shippingType: ShippingType;
	readonly country: string;
}

/**
 * When everything arrives in one parcel: the slowest line decides (C8). Undefined without lines. Throws for a country
 * that is not delivered to: `quoteShipping` refuses it first.
 */
export function cartDelivery(
	lines: readonly Pick<CartLine, "configuration">[],
	{ orderedAt, shippingType, country }: CartDeliveryTerms,
): DeliveryPromise | undefined {
	if (lines.length === 0) return undefined;
	const days = lines.map(({ configuration }) => productionDays(cardSelection(configuration, 1)));
	const promise = deliveryDate({
		orderedAt,
		shippingType,
		destination: { country },
		productionDays: Math.max(...days),
	});
	invariant(promise.ok, `no ${shippingType} delivery to ${country}`);
	return promise.value;
}

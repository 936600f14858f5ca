import { type DeliveryPromise, type DeliveryRequest, deliveryDate } from "@offizin/pricing";
import type { CartLine } from "./cart.ts";

/** When everything arrives in one parcel: the slowest line decides (C8). Undefined without lines. */
export function cartDelivery(
	lines: readonly Pick<CartLine, "configuration">[],
	terms: Omit<DeliveryRequest, "configuration">,
): DeliveryPromise | undefined {
	return lines
		.map(({ configuration }) => deliveryDate({ ...terms, configuration }))
		.reduce<DeliveryPromise | undefined>(
			(latest, next) => (latest && latest.handedOver >= next.handedOver ? latest : next),
			undefined,
		);
}

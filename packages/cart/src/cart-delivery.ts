import { accessory } from "@offizin/assortment";
import { assertNever, invariant, type Result } from "@offizin/base";
import type { Day } from "@offizin/calendar-days";
import {
	type DeliveriesError,
	type Delivery,
	type DeliveryItem,
	type Destination,
	deliveries,
	type ShippingChoice,
} from "@offizin/delivery";
import { accessoryItem, deliveryItems, sampleItem } from "@offizin/pricing";
import type { ArticleLine, DesignLine, ProductLine, SampleLine, VoucherLine } from "./cart-line.ts";

export interface CartDeliveryTerms extends ShippingChoice, Destination {
	/** ISO instant from which production may start. */
	readonly orderedAt: string;
}

type Made = "id" | "item" | "product" | "configuration" | "quantity";
export type DeliveredLine =
	| Pick<DesignLine, Made>
	| Pick<SampleLine, Made>
	| Pick<ProductLine, Made>
	| Pick<ArticleLine, "id" | "item" | "sku">
	| Pick<VoucherLine, "id" | "item">;

/** What a line sends on its way; nothing for a gift voucher, which is a mail. */
export function lineItems(line: DeliveredLine): readonly DeliveryItem[] {
	switch (line.item) {
		case "design":
		case "product":
			return deliveryItems(line.id, line);
		case "sample":
			return [sampleItem(line.id, line)];
		case "article": {
			const sold = accessory(line.sku);
			// What is no longer sold was ordered before: it goes with the parcel, as nearly everything does.
			return [accessoryItem(line.id, sold?.kind ?? "envelope")];
		}
		case "voucher":
			return [];
		default:
			return assertNever(line, "line");
	}
}

/** What arrives together, each with its date (cart.C8), or why it cannot be sent so. */
export function findDeliveries(
	lines: readonly DeliveredLine[],
	{ orderedAt, shippingType, sameDay = false, country, postalCode }: CartDeliveryTerms,
): Result<readonly Delivery[], DeliveriesError> {
	const destination = { country, postalCode };
	return deliveries(lines.flatMap(lineItems), { orderedAt, shippingType, sameDay, destination });
}

/** The same of what is known to be sent so; throws where it cannot be. */
export function cartDeliveries(
	lines: readonly DeliveredLine[],
	terms: CartDeliveryTerms,
): readonly Delivery[] {
	if (lines.flatMap(lineItems).length === 0) return [];
	const found = findDeliveries(lines, terms);
	invariant(found.ok, `no ${terms.shippingType} delivery to ${terms.country}`);
	return found.value;
}

/** The day on which everything has arrived (cart.C8). Undefined without deliveries. */
export function lastArrival(deliveries: readonly Pick<Delivery, "date">[]): Day | undefined {
	return deliveries
		.map(({ date }) => date)
		.sort()
		.at(-1);
}

import { accessory } from "@offizin/assortment";
import { assertNever, invariant } from "@offizin/base";
import type { Day } from "@offizin/calendar-days";
import { type Delivery, type DeliveryItem, deliveries, type ShippingType } from "@offizin/delivery";
import { accessoryItem, deliveryItems, sampleItem } from "@offizin/pricing";
import type { ArticleLine, DesignLine, ProductLine, SampleLine, VoucherLine } from "./cart-line.ts";

export interface CartDeliveryTerms {
	/** ISO instant from which production may start. */
	readonly orderedAt: string;
	readonly shippingType: ShippingType;
	readonly country: string;
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

/**
 * What arrives together, each with its date (cart.C8). Throws for lines to a country that is not delivered to:
 * `quoteShipping` refuses it first.
 */
export function cartDeliveries(
	lines: readonly DeliveredLine[],
	{ orderedAt, shippingType, country }: CartDeliveryTerms,
): readonly Delivery[] {
	const items = lines.flatMap(lineItems);
	if (items.length === 0) return [];
	const found = deliveries(items, { orderedAt, shippingType, destination: { country } });
	invariant(found.ok, `no ${shippingType} delivery to ${country}`);
	return found.value;
}

/** The day on which everything has arrived (cart.C8). Undefined without deliveries. */
export function lastArrival(deliveries: readonly Pick<Delivery, "date">[]): Day | undefined {
	return deliveries
		.map(({ date }) => date)
		.sort()
		.at(-1);
}

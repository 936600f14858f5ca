import type { AccessoryKind } from "@offizin/assortment";
import type { DeliveryItem } from "@offizin/delivery";
import type { Selection } from "../quote/selection.ts";
import { pricedProducts } from "../registry.ts";
import { ACCESSORY_DAYS, allowsSameDay, productionDays } from "./production-days.ts";

/** An accessory bought by itself, or the ribbon of a card. */
export function accessoryItem(id: string, kind: AccessoryKind): DeliveryItem {
	return {
		id,
		productionDays: ACCESSORY_DAYS,
		carriage: kind === "ribbon" ? "ribbon" : "parcel",
		allowsSameDay: true,
	};
}

/** What a selection sends on its way: the goods, and beside cards the ribbon that was chosen with them. */
export function deliveryItems(id: string, selection: Selection): readonly DeliveryItem[] {
	const { configuration } = selection;
	const { isBulky, hasRibbon } = pricedProducts[selection.product];
	const goods: DeliveryItem = {
		id,
		productionDays: productionDays(selection),
		carriage: isBulky?.(configuration) ? "forwarder" : "parcel",
		allowsSameDay: allowsSameDay(selection),
	};
	return hasRibbon?.(configuration) ? [goods, accessoryItem(id, "ribbon")] : [goods];
}

/** A sample card: made like the card itself, sent as a letter. */
export function sampleItem(id: string, selection: Selection): DeliveryItem {
	return {
		id,
		productionDays: productionDays(selection),
		carriage: "letter",
		allowsSameDay: allowsSameDay(selection),
	};
}

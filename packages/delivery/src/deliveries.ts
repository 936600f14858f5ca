import { err, ok, type Result } from "@offizin/base";
import {
	calendarFrom,
	type DeliveryPromise,
	type DeliveryTerms,
	productionStart,
	type Service,
} from "./delivery-date.ts";
import { type Carriage, carriages, type DeliveryItem, noFasterWay } from "./delivery-item.ts";
import type { ShippingNotAvailable } from "./shipping-type.ts";

/** One parcel, letter or freight with its own date. */
export interface Delivery extends DeliveryPromise {
	readonly carriage: Carriage;
	readonly service: Service;
	readonly items: readonly DeliveryItem[];
}

/** Something in the order cannot be made on one day, so that the surcharge would buy nothing. */
export interface SameDayNotAvailable {
	readonly code: "same_day_not_available";
	/** Ids of the items that take longer. */
	readonly items: readonly string[];
}

export type DeliveriesError = ShippingNotAvailable | SameDayNotAvailable;

export interface DeliveriesTerms extends DeliveryTerms {
	readonly sameDay?: boolean;
}

/** Ribbons and letters go the standard way, whatever the parcel does. */
function serviceOf(carriage: Carriage, { shippingType }: DeliveriesTerms): Service {
	if (carriage === "parcel") return shippingType;
	return carriage === "forwarder" ? "forwarder" : "standard";
}

function refusal(items: readonly DeliveryItem[], terms: DeliveriesTerms): DeliveriesError | undefined {
	const { shippingType, destination, sameDay } = terms;
	const reason = shippingType === "standard" ? undefined : noFasterWay(items);
	if (reason) {
		return { code: "shipping_not_available", shippingType, country: destination.country, reason };
	}
	const slow = items.filter(({ allowsSameDay }) => !allowsSameDay);
	return sameDay && slow.length > 0
		? { code: "same_day_not_available", items: slow.map(({ id }) => id) }
		: undefined;
}

/**
 * Everything of an order by what travels together, each with its date (delivery.D10). The longest item rules within a
 * parcel; what is ready sooner waits for it. Empty without items.
 */
export function deliveries(
	items: readonly DeliveryItem[],
	terms: DeliveriesTerms,
): Result<readonly Delivery[], DeliveriesError> {
	const start = productionStart(terms.orderedAt);
	const asked = calendarFrom(start, terms.shippingType, terms.destination);
	if (!asked.ok) return asked;
	const refused = refusal(items, terms);
	if (refused) return err(refused);

	const found: Delivery[] = [];
	for (const carriage of carriages) {
		const inside = items.filter((item) => item.carriage === carriage);
		if (inside.length === 0) continue;
		const service = serviceOf(carriage, terms);
		const calendar = calendarFrom(start, service, terms.destination);
		if (!calendar.ok) return calendar;
		const days = terms.sameDay ? 1 : Math.max(...inside.map(({ productionDays }) => productionDays));
		found.push({ ...calendar.value(days), carriage, service, items: inside });
	}
	return ok(found);
}

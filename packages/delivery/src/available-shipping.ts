import { type Day, instantOf, wallTime, yearOf } from "@offizin/calendar-days";
import {
	CUT_OFF_HOUR,
	type DeliveryPromise,
	type DeliveryRequest,
	deliveryDate,
	PRODUCTION_ZONE,
} from "./delivery-date.ts";
import { lastStart } from "./last-start.ts";
import { type ShippingType, shippingTypes } from "./shipping-type.ts";

export interface AvailableShipping extends DeliveryPromise {
	readonly shippingType: ShippingType;
}

/**
 * Ways of sending that are worth their price, with their dates (delivery.D8): a faster one only when it arrives before
 * the standard one, and in December until Christmas Eve only when it arrives by then. Empty where we do not deliver.
 */
export function availableShipping(
	request: Omit<DeliveryRequest, "shippingType">,
): readonly AvailableShipping[] {
	const standard = deliveryDate({ ...request, shippingType: "standard" });
	if (!standard.ok) return [];
	return shippingTypes.flatMap((shippingType) => {
		const promise = deliveryDate({ ...request, shippingType });
		if (!promise.ok) return [];
		const { date } = promise.value;
		const isWorth = date < standard.value.date && arrivesByChristmas(date, request.orderedAt);
		return shippingType === "standard" || isWorth ? [{ shippingType, ...promise.value }] : [];
	});
}

/** Whether what is paid for to be fast is there by Christmas Eve; always for what is ordered after it, or before December. */
export function arrivesByChristmas(date: Day, orderedAt: string): boolean {
	const { day } = wallTime(orderedAt, PRODUCTION_ZONE);
	const christmasEve = `${yearOf(day)}-12-24`;
	return day < `${yearOf(day)}-12-01` || day > christmasEve || date <= christmasEve;
}

/**
 * The instant before which an order must come to arrive by a day: a cut-off on a production day. Undefined where the
 * shipping type does not reach.
 */
export function lastOrderBefore(request: Omit<DeliveryRequest, "orderedAt">, day: Day): string | undefined {
	const { sameDay, ...terms } = request;
	const start = lastStart(sameDay ? { ...terms, productionDays: 1 } : terms, day);
	return start && instantOf({ day: start, hour: CUT_OFF_HOUR }, PRODUCTION_ZONE);
}

import { addDays, type Day } from "@offizin/calendar-days";
import { calendarFrom, type DeliveryRequest } from "./delivery-date.ts";
import { isProductionDay } from "./working-days.ts";

/** No delivery takes longer, production, carrier and holidays included. */
const LONGEST_DAYS = 60;

/**
 * The last first day of production from which a parcel arrives by a day; undefined where the shipping type does not
 * reach.
 */
export function lastStart(
	{ productionDays, shippingType, destination }: Omit<DeliveryRequest, "orderedAt" | "sameDay">,
	day: Day,
): Day | undefined {
	for (let start = day; start > addDays(day, -LONGEST_DAYS); start = addDays(start, -1)) {
		if (!isProductionDay(start)) continue;
		const calendar = calendarFrom(start, shippingType, destination);
		if (!calendar.ok) return undefined;
		if (calendar.value(productionDays).date <= day) return start;
	}
	return undefined;
}

/** The last day on which the carrier may take over what was promised for a day (delivery.D13); undefined as above. */
export function lastHandover(
	terms: Pick<DeliveryRequest, "shippingType" | "destination">,
	day: Day,
): Day | undefined {
	return lastStart({ ...terms, productionDays: 1 }, day);
}

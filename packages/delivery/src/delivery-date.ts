import { err, invariant, ok, type Result } from "@offizin/base";
import {
	addDays,
	type Day,
	firstFrom,
	type WorksOn,
	wallTime,
	workingDaysAfter,
} from "@offizin/calendar-days";
import { carrierTimes, ISLAND_EXPRESS_DAYS, islandPostalCodes } from "./carrier-times.ts";
import { type DeliveryCountry, type Destination, isDeliveryCountry } from "./place.ts";
import { regionOf } from "./postal-regions.ts";
import type { ShippingNotAvailable, ShippingType } from "./shipping-type.ts";
import { carrierDays, carrierSaturdays, isProductionDay } from "./working-days.ts";

export interface DeliveryPromise {
	/** The last day on which the parcel arrives: "Lieferung bis …". */
	readonly date: Day;
	/** The day on which the carrier takes it over. */
	readonly handedOver: Day;
}

export interface DeliveryTerms {
	/** ISO instant from which production may start: ordered, or paid when payment comes first. */
	readonly orderedAt: string;
	readonly shippingType: ShippingType;
	readonly destination: Destination;
}

export interface DeliveryRequest extends DeliveryTerms {
	/** At least 1. */
	readonly productionDays: number;
	/**
	 * Made before everything else, on one day (delivery.D9). Whether the goods can be is the question of `allowsSameDay`.
	 */
	readonly sameDay?: boolean;
}

/** Orders from this hour on count as the next production day (spec 9.1-6). */
export const CUT_OFF_HOUR = 11;
/** Where we print: domain.md §10. */
export const PRODUCTION_ZONE = "Europe/Berlin";

/** What carries a parcel: a type that can be chosen, or the forwarder for what is too long. */
export type Service = ShippingType | "forwarder";

function arrivalBy(
	service: Service,
	country: DeliveryCountry,
	postalCode: string | undefined,
): ((handedOver: Day) => Day) | undefined {
	const times = carrierTimes[country];
	const region = regionOf(country, postalCode);
	const isIsland = country === "DE" && postalCode !== undefined && islandPostalCodes.has(postalCode.trim());
	const days = (count: number, works: WorksOn) => (handedOver: Day) =>
		workingDaysAfter(handedOver, count, works);
	if (service === "saturday") {
		return times.saturday && !isIsland ? days(1, carrierSaturdays(country, region)) : undefined;
	}
	const count = times[service];
	if (count === undefined) return undefined;
	const later = service === "express" && isIsland ? ISLAND_EXPRESS_DAYS : 0;
	return days(count + later, carrierDays(country, region));
}

/** The first production day of an order (delivery.D1). */
export function productionStart(orderedAt: string): Day {
	const { day, hour } = wallTime(orderedAt, PRODUCTION_ZONE);
	return firstFrom(hour < CUT_OFF_HOUR ? day : addDays(day, 1), isProductionDay);
}

/** Promises from one start, by production days; each day is looked at once, however many counts are asked for. */
export type DeliveryCalendar = (productionDays: number) => DeliveryPromise;

/** Promises of a service from a first production day, or why there are none. */
export function calendarFrom(
	start: Day,
	service: Service,
	{ country, postalCode }: Destination,
): Result<DeliveryCalendar, ShippingNotAvailable> {
	const refused = (reason: ShippingNotAvailable["reason"]) =>
		err({
			code: "shipping_not_available" as const,
			shippingType: service === "forwarder" ? "standard" : service,
			country,
			reason,
		});
	if (!isDeliveryCountry(country)) return refused("country_not_served");
	const arrival = arrivalBy(service, country, postalCode);
	if (!arrival) return refused("type_not_offered");

	const handovers: Day[] = [start];
	const promises = new Map<number, DeliveryPromise>();
	return ok((productionDays) => {
		invariant(
			Number.isSafeInteger(productionDays) && productionDays >= 1,
			`production takes whole days from 1, got ${productionDays}`,
		);
		const known = promises.get(productionDays);
		if (known) return known;
		let last = handovers.at(-1) ?? start;
		while (handovers.length < productionDays) {
			last = workingDaysAfter(last, 1, isProductionDay);
			handovers.push(last);
		}
		const handedOver = handovers[productionDays - 1] ?? start;
		const promise = { date: arrival(handedOver), handedOver };
		promises.set(productionDays, promise);
		return promise;
	});
}

/** The dates we promise for orders of one moment, by production days: for panels that ask for many. */
export function deliveryCalendar({
	orderedAt,
	shippingType,
	destination,
}: DeliveryTerms): Result<DeliveryCalendar, ShippingNotAvailable> {
	return calendarFrom(productionStart(orderedAt), shippingType, destination);
}

/** The date we promise (delivery.D1 to delivery.D9), refused where the shipping type does not reach. */
export function deliveryDate(request: DeliveryRequest): Result<DeliveryPromise, ShippingNotAvailable> {
	const calendar = deliveryCalendar(request);
	return calendar.ok ? ok(calendar.value(request.sameDay ? 1 : request.productionDays)) : calendar;
}

import { invariant } from "@offizin/base";
import type { CardConfiguration } from "@offizin/catalog";
import { addDays, type Day, wallTime, weekday } from "./day.ts";
import { germanHoliday } from "./holidays.ts";
import type { ShippingType } from "./price-list.ts";

export interface DeliveryPromise {
	/** The last day on which the parcel arrives: "Lieferung bis …". */
	readonly date: Day;
	/** The day on which the carrier takes it over. */
	readonly handedOver: Day;
}

export interface DeliveryRequest {
	/** ISO instant from which production may start: ordered, or paid when payment comes first. */
	readonly orderedAt: string;
	readonly configuration: CardConfiguration;
	readonly shippingType: ShippingType;
	readonly country: string;
}

/** Orders from this hour on count as the next production day (spec 9.1-6). */
export const CUT_OFF_HOUR = 11;
/** Where we print: domain.md §10. */
const PRODUCTION_ZONE = "Europe/Berlin";
const CARD_DAYS = 2;
/** More for foil or relief, and more for a die cut. */
const REFINEMENT_DAYS = 2;
const PUNCHING_DAYS = 2;
/** The later end of spec 1-10. */
const CARRIER_DAYS: Readonly<Record<ShippingType, number>> = { standard: 4 };

function isWeekend(day: Day): boolean {
	return weekday(day) === 0 || weekday(day) === 6;
}

function isYearEndPause(day: Day): boolean {
	return day.endsWith("-12-24") || day.endsWith("-12-31");
}

/** Monday to Friday, no Bavarian holiday, not 24 or 31 December (D2). */
export function isProductionDay(day: Day): boolean {
	return !isWeekend(day) && !isYearEndPause(day) && germanHoliday(day, "BY") === undefined;
}

/** Monday to Friday, no holiday in any German state while the recipient's state is unknown (D4). */
export function isCarrierDay(day: Day): boolean {
	return !isWeekend(day) && !isYearEndPause(day) && germanHoliday(day) === undefined;
}

function firstFrom(day: Day, works: (day: Day) => boolean): Day {
	let current = day;
	while (!works(current)) current = addDays(current, 1);
	return current;
}

function workingDaysAfter(day: Day, count: number, works: (day: Day) => boolean): Day {
	let current = day;
	for (let left = count; left > 0; left -= 1) current = firstFrom(addDays(current, 1), works);
	return current;
}

/**
 * The date we promise (D1 to D5). Throws for a country without a carrier calendar: `quoteShipping` refuses it first.
 */
export function deliveryDate(request: DeliveryRequest): DeliveryPromise {
	const { orderedAt, configuration, shippingType, country } = request;
	invariant(country === "DE", `no carrier calendar for ${country}`);
	const { day, hour } = wallTime(orderedAt, PRODUCTION_ZONE);
	const start = firstFrom(hour < CUT_OFF_HOUR ? day : addDays(day, 1), isProductionDay);
	const { refinementType, punching } = configuration;
	const days =
		CARD_DAYS + (refinementType === "ohne" ? 0 : REFINEMENT_DAYS) + (punching === "ohne" ? 0 : PUNCHING_DAYS);
	const handedOver = workingDaysAfter(start, days - 1, isProductionDay);
	return { handedOver, date: workingDaysAfter(handedOver, CARRIER_DAYS[shippingType], isCarrierDay) };
}

import {
	type Day,
	holidayOn,
	isSaturday,
	isWeekend,
	possibleHolidayOn,
	type WorksOn,
} from "@offizin/calendar-days";
import type { DeliveryCountry } from "./place.ts";

function isYearEndPause(day: Day): boolean {
	return day.endsWith("-12-24") || day.endsWith("-12-31");
}

/** Monday to Friday, no Bavarian holiday, not 24 or 31 December (delivery.D2). */
export function isProductionDay(day: Day): boolean {
	return !isWeekend(day) && !isYearEndPause(day) && holidayOn(day, "DE", "BY") === undefined;
}

function isFree(day: Day, country: DeliveryCountry, region: string | undefined): boolean {
	return isYearEndPause(day) || possibleHolidayOn(day, country, region) !== undefined;
}

/** Monday to Friday, not 24 or 31 December, no holiday that may hold where the parcel goes (delivery.D4). */
export function carrierDays(country: DeliveryCountry, region?: string): WorksOn {
	return (day) => !isWeekend(day) && !isFree(day, country, region);
}

/** Saturdays without a holiday, for the Saturday product alone. */
export function carrierSaturdays(country: DeliveryCountry, region?: string): WorksOn {
	return (day) => isSaturday(day) && !isFree(day, country, region);
}

import { addDays, type Day, weekday } from "./day.ts";
import { holidayOn, possibleHolidayOn } from "./holidays/holiday-on.ts";
import type { DeliveryCountry } from "./place.ts";

/** Whether somebody works on a day. */
export type WorksOn = (day: Day) => boolean;

const SUNDAY = 0;
const SATURDAY = 6;

function isYearEndPause(day: Day): boolean {
	return day.endsWith("-12-24") || day.endsWith("-12-31");
}

function isWeekend(day: Day): boolean {
	const its = weekday(day);
	return its === SUNDAY || its === SATURDAY;
}

/** Monday to Friday, no Bavarian holiday, not 24 or 31 December (D2). */
export function isProductionDay(day: Day): boolean {
	return !isWeekend(day) && !isYearEndPause(day) && holidayOn(day, "DE", "BY") === undefined;
}

function isFree(day: Day, country: DeliveryCountry, region: string | undefined): boolean {
	return isYearEndPause(day) || possibleHolidayOn(day, country, region) !== undefined;
}

/** Monday to Friday, not 24 or 31 December, no holiday that may hold where the parcel goes (D4). */
export function carrierDays(country: DeliveryCountry, region?: string): WorksOn {
	return (day) => !isWeekend(day) && !isFree(day, country, region);
}

/** Saturdays without a holiday, for the Saturday product alone. */
export function carrierSaturdays(country: DeliveryCountry, region?: string): WorksOn {
	return (day) => weekday(day) === SATURDAY && !isFree(day, country, region);
}

/** The first working day from a day on, that day included. */
export function firstFrom(day: Day, works: WorksOn): Day {
	let current = day;
	while (!works(current)) current = addDays(current, 1);
	return current;
}

/** The last of so many working days after a day. */
export function workingDaysAfter(day: Day, count: number, works: WorksOn): Day {
	let current = day;
	for (let left = count; left > 0; left -= 1) current = firstFrom(addDays(current, 1), works);
	return current;
}

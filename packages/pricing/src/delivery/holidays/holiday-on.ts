import { type Day, yearOf } from "../day.ts";
import type { DeliveryCountry } from "../place.ts";
import { austrianHolidays, liechtensteinHolidays } from "./alpine-holidays.ts";
import { germanHolidays } from "./german-holidays.ts";
import { dayOf, type Holiday } from "./holiday.ts";
import { italianHolidays, spanishHolidays } from "./southern-holidays.ts";
import { swissHolidays } from "./swiss-holidays.ts";
import { belgianHolidays, dutchHolidays, frenchHolidays, luxembourgHolidays } from "./western-holidays.ts";

/** Public holidays as the law stands in 2026. */
export const holidays: Readonly<Record<DeliveryCountry, readonly Holiday[]>> = {
	AT: austrianHolidays,
	BE: belgianHolidays,
	CH: swissHolidays,
	DE: germanHolidays,
	ES: spanishHolidays,
	FR: frenchHolidays,
	IT: italianHolidays,
	LI: liechtensteinHolidays,
	LU: luxembourgHolidays,
	NL: dutchHolidays,
};

const byYear = new Map<string, ReadonlyMap<Day, string>>();

function named(
	country: DeliveryCountry,
	year: number,
	scope: string,
	counts: (holiday: Holiday) => boolean,
): ReadonlyMap<Day, string> {
	const key = `${country}/${scope}/${year}`;
	const known = byYear.get(key);
	if (known) return known;
	const days = new Map(
		holidays[country].filter(counts).map((holiday) => [dayOf(holiday, year), holiday.nameDe]),
	);
	byYear.set(key, days);
	return days;
}

/** Name of the public holiday on a day in the whole of a region. */
export function holidayOn(day: Day, country: DeliveryCountry, region: string): string | undefined {
	const days = named(country, yearOf(day), region, ({ regions }) => !regions || regions.includes(region));
	return days.get(day);
}

/** Name of a public holiday that may hold where a parcel goes: somewhere in the region, or in the country (D4). */
export function possibleHolidayOn(
	day: Day,
	country: DeliveryCountry,
	region: string | undefined,
): string | undefined {
	const days = named(
		country,
		yearOf(day),
		`perhaps ${region ?? "anywhere"}`,
		({ regions, partly }) =>
			region === undefined || !regions || regions.includes(region) || partly?.includes(region) === true,
	);
	return days.get(day);
}

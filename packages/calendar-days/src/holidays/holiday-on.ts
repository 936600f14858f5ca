import { type Day, yearOf } from "../day.ts";
import { austrianHolidays, liechtensteinHolidays } from "./alpine-holidays.ts";
import { germanHolidays } from "./german-holidays.ts";
import { dayOf, type Holiday } from "./holiday.ts";
import type { HolidayKey } from "./holiday-key.ts";
import { italianHolidays, spanishHolidays } from "./southern-holidays.ts";
import { swissHolidays } from "./swiss-holidays.ts";
import { belgianHolidays, dutchHolidays, frenchHolidays, luxembourgHolidays } from "./western-holidays.ts";

/** Public holidays as the law stands in 2026. */
export const holidays = {
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
} as const satisfies Readonly<Record<string, readonly Holiday[]>>;

/** Countries whose holidays are known, ISO 3166-1 alpha-2. */
type HolidayCountry = keyof typeof holidays;

const byYear = new Map<string, ReadonlyMap<Day, HolidayKey>>();

function named(
	country: HolidayCountry,
	year: number,
	scope: string,
	counts: (holiday: Holiday) => boolean,
): ReadonlyMap<Day, HolidayKey> {
	const key = `${country}/${scope}/${year}`;
	const known = byYear.get(key);
	if (known) return known;
	const days = new Map(
		holidays[country].filter(counts).map((holiday) => [dayOf(holiday, year), holiday.key]),
	);
	byYear.set(key, days);
	return days;
}

/** The public holiday on a day in the whole of a region. */
export function holidayOn(day: Day, country: HolidayCountry, region: string): HolidayKey | undefined {
	const days = named(country, yearOf(day), region, ({ regions }) => !regions || regions.includes(region));
	return days.get(day);
}

/** A public holiday that may hold in a place of a region, or of the country where the region is not known. */
export function possibleHolidayOn(
	day: Day,
	country: HolidayCountry,
	region: string | undefined,
): HolidayKey | undefined {
	const days = named(
		country,
		yearOf(day),
		`perhaps ${region ?? "anywhere"}`,
		({ regions, partly }) =>
			region === undefined || !regions || regions.includes(region) || partly?.includes(region) === true,
	);
	return days.get(day);
}

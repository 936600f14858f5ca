/** 2 January 2000 was a Sunday. */
const FIRST_SUNDAY = 2;

/** "Samstag" for 6; 0 is Sunday. */
export function weekdayName(weekday: number, locale: string): string {
	const format = new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" });
	return format.format(Date.UTC(2000, 0, FIRST_SUNDAY + weekday));
}

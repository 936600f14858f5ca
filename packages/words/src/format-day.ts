import { invariant, ofLocale } from "@offizin/base";
import { type Day, weekday } from "@offizin/calendar-days";
import { type DayStyle, dayStyles } from "./day-styles.ts";

function styleOf(locale: string): DayStyle {
	const style = ofLocale(dayStyles, locale);
	if (!style) throw new Error(`No day style for locale ${locale}`);
	return style;
}

/** "Mi., 25. November 2026" for de-DE; throws for a locale without a style. */
export function formatDay(date: Day, locale: string): string {
	const style = styleOf(locale);
	const [year = "", month, day] = date.split("-");
	const monthName = style.months[Number(month) - 1];
	const weekdayName = style.weekdays[weekday(date)];
	invariant(monthName && weekdayName, `not a day: ${date}`);
	return style.long({ weekday: weekdayName, day: Number(day), month: monthName, year });
}

/** "25.11.2026" for de-DE; throws for a locale without a style. */
export function formatDayShort(date: Day, locale: string): string {
	const [year = "", month = "", day = ""] = date.split("-");
	return styleOf(locale).short({ day, month, year });
}

import { invariant } from "@offizin/base";
import { type Day, weekday } from "./day.ts";

/** How a locale writes a day. Own tables, because Intl differs between runtimes (domain.md §13). */
interface DayStyle {
	readonly weekdays: readonly string[];
	readonly months: readonly string[];
	readonly long: (parts: { weekday: string; day: number; month: string; year: string }) => string;
	readonly short: (parts: { day: string; month: string; year: string }) => string;
}

const NBSP = "\u00a0";
const styles: Readonly<Record<string, DayStyle>> = {
	"de-DE": {
		weekdays: ["So.", "Mo.", "Di.", "Mi.", "Do.", "Fr.", "Sa."],
		months: [
			"Januar",
			"Februar",
			"März",
			"April",
			"Mai",
			"Juni",
			"Juli",
			"August",
			"September",
			"Oktober",
			"November",
			"Dezember",
		],
		long: ({ weekday, day, month, year }) => `${weekday}, ${day}.${NBSP}${month} ${year}`,
		short: ({ day, month, year }) => `${day}.${month}.${year}`,
	},
};

function styleOf(locale: string): DayStyle {
	const style = styles[locale];
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

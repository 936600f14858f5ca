import { invariant } from "@offizin/base";
import {
	addDays,
	daysBetween,
	daysSinceMonday,
	firstOf,
	type Month,
	monthLength,
	monthOf,
	monthsFrom,
	weekday,
	yearOf,
} from "@offizin/calendar-days";

/** The twelve months of a calendar that starts in `startMonth` (1–12) of `year`. */
export function calendarMonths(startMonth: number, year: number): readonly Month[] {
	invariant(Number.isInteger(startMonth) && startMonth >= 1 && startMonth <= 12, `no month ${startMonth}`);
	return monthsFrom({ year, month: startMonth }, 12);
}

/** The year on the cover: "2027", or "2026/2027" where the months cross the turn of the year. */
export function calendarTitle(startMonth: number, year: number): string {
	return startMonth === 1 ? `${year}` : `${year}/${year + 1}`;
}

/** What a shopper most likely wants on a day ("2026-11-20"): from July on the next year, before that the next month. */
export function defaultCalendarStart(day: string): Month {
	const { year, month } = monthOf(day);
	return month >= 7 ? { year: year + 1, month: 1 } : { year, month: month + 1 };
}

/** Rows of weeks a month takes in a grid: 4 to 6. Weeks start on Monday, in en-US on Sunday (domain.md §2). */
export function weekRows(month: Month, weekStart: "monday" | "sunday" = "monday"): number {
	const first = firstOf(month);
	const offset = weekStart === "monday" ? daysSinceMonday(first) : weekday(first);
	return Math.ceil((offset + monthLength(month)) / 7);
}

/** Number of the week after ISO 8601: weeks start on Monday, week 1 holds 4 January. */
export function isoWeek(month: Month, dayOfMonth: number): number {
	const day = addDays(firstOf(month), dayOfMonth - 1);
	const thursday = addDays(day, 3 - daysSinceMonday(day));
	return Math.floor(daysBetween(firstOf({ year: yearOf(thursday), month: 1 }), thursday) / 7) + 1;
}

import { invariant } from "@offizin/base";

/** Months count from 1. */
export interface CalendarMonth {
	readonly year: number;
	readonly month: number;
}

export const monthNamesDe = [
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
] as const;

const DAY_MS = 86_400_000;

/** Days since 1970; `day` may lie outside of the month and then counts on. */
function epochDay({ year, month }: CalendarMonth, day: number): number {
	return Date.UTC(year, month - 1, day) / DAY_MS;
}

/** 0 is Monday. */
function weekdayOf(epoch: number): number {
	return (((epoch + 3) % 7) + 7) % 7;
}

/** The twelve months of a calendar that starts in `startMonth` (1–12) of `year`. */
export function calendarMonths(startMonth: number, year: number): readonly CalendarMonth[] {
	invariant(Number.isInteger(startMonth) && startMonth >= 1 && startMonth <= 12, `no month ${startMonth}`);
	return Array.from({ length: 12 }, (_, index) => {
		const month = startMonth - 1 + index;
		return { year: year + Math.floor(month / 12), month: (month % 12) + 1 };
	});
}

/** The year on the cover: "2027", or "2026/2027" where the months cross the turn of the year. */
export function calendarTitle(startMonth: number, year: number): string {
	return startMonth === 1 ? `${year}` : `${year}/${year + 1}`;
}

/** What a shopper most likely wants on a day ("2026-11-20"): from July on the next year, before that the next month. */
export function defaultCalendarStart(day: string): CalendarMonth {
	const [year = Number.NaN, month = Number.NaN] = day.split("-").map(Number);
	invariant(Number.isInteger(year) && month >= 1 && month <= 12, `not a day: ${day}`);
	return month >= 7 ? { year: year + 1, month: 1 } : { year, month: month + 1 };
}

/** Rows of weeks a month takes in a grid: 4 to 6. Weeks start on Monday, in en-US on Sunday (domain.md §2). */
export function weekRows(month: CalendarMonth, weekStart: "monday" | "sunday" = "monday"): number {
	const first = weekdayOf(epochDay(month, 1));
	const offset = weekStart === "monday" ? first : (first + 1) % 7;
	const days = epochDay({ ...month, month: month.month + 1 }, 1) - epochDay(month, 1);
	return Math.ceil((offset + days) / 7);
}

/** Number of the week after ISO 8601: weeks start on Monday, week 1 holds 4 January. */
export function isoWeek(month: CalendarMonth, day: number): number {
	const date = epochDay(month, day);
	const thursday = date - weekdayOf(date) + 3;
	const newYear = epochDay({ year: new Date(thursday * DAY_MS).getUTCFullYear(), month: 1 }, 1);
	return Math.floor((thursday - newYear) / 7) + 1;
}

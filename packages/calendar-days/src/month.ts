import { addDays, type Day, daysBetween, toDay } from "./day.ts";

/** Months count from 1. */
export interface Month {
	readonly year: number;
	readonly month: number;
}

/** The month so many later; before, where negative. */
function monthAfter({ year, month }: Month, months: number): Month {
	const index = month - 1 + months;
	return { year: year + Math.floor(index / 12), month: (((index % 12) + 12) % 12) + 1 };
}

/** The months from one on. */
export function monthsFrom(first: Month, count: number): readonly Month[] {
	return Array.from({ length: count }, (_, index) => monthAfter(first, index));
}

export function firstOf({ year, month }: Month): Day {
	return toDay(year, month, 1);
}

/** The month of a day. */
export function monthOf(day: Day): Month {
	const [year = Number.NaN, month = Number.NaN] = addDays(day, 0).split("-").map(Number);
	return { year, month };
}

/** How many days it has. */
export function monthLength(month: Month): number {
	return daysBetween(firstOf(month), firstOf(monthAfter(month, 1)));
}

/** The same day so many months later, or the last one of a month that is shorter. */
export function addMonths(day: Day, months: number): Day {
	const month = monthAfter(monthOf(day), months);
	return toDay(month.year, month.month, Math.min(Number(day.slice(8)), monthLength(month)));
}

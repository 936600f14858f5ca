import { addMonths, wallTime, yearOf } from "@offizin/calendar-days";

const DAY_MS = 24 * 3_600_000;

/** The instant so many days before. */
export function daysBefore(now: Date, days: number): Date {
	return new Date(now.getTime() - days * DAY_MS);
}

/** The same day and time so many calendar months before, or the last day of that month when it is shorter. */
export function monthsBefore(now: Date, months: number): Date {
	const instant = now.toISOString();
	const day = instant.slice(0, "2026-11-25".length);
	return new Date(addMonths(day, -months) + instant.slice(day.length));
}

/**
 * Before which moment something must have happened for its legal period of whole years to be over: the period begins
 * when the year ends in which it happened (§ 257 (5) HGB, § 147 (4) AO), in Berlin.
 */
export function endedYearsAgo(now: Date, years: number): Date {
	return newYear(yearInBerlin(now) - years);
}

/** When the legal period of something that happened at `at` is over. */
export function endsAfterYears(at: Date, years: number): Date {
	return newYear(yearInBerlin(at) + years + 1);
}

function yearInBerlin(at: Date): number {
	return yearOf(wallTime(at.toISOString(), "Europe/Berlin").day);
}

/** The first moment of a year in Berlin, where January has one hour more than UTC. */
function newYear(year: number): Date {
	return new Date(Date.UTC(year, 0, 1, -1));
}

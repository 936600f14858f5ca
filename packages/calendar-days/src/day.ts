import { invariant } from "@offizin/base";

/** A calendar day as "2026-11-25": sorts as text and has no zone. */
export type Day = string;

const DAY_MS = 86_400_000;

/** The text of a day, months from 1; whether the calendar has it is the question of `isDay`. */
export function toDay(year: number, month: number, day: number): Day {
	return `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

function dayAt(epochDay: number): Day {
	return new Date(epochDay * DAY_MS).toISOString().slice(0, 10);
}

/** Days since 1970 of a text that is a day; undefined for "2026-02-30" and anything else. */
function readDay(text: string): number | undefined {
	if (text.length !== "2026-11-25".length) return undefined;
	const ms = Date.parse(text);
	// Engines read 30 February as 2 March, so only what comes back unchanged exists.
	return !Number.isNaN(ms) && dayAt(ms / DAY_MS) === text ? ms / DAY_MS : undefined;
}

/** Whether a text is a day of the calendar; "2026-02-30" is not. */
export function isDay(text: string): boolean {
	return readDay(text) !== undefined;
}

function epochDay(day: Day): number {
	const days = readDay(day);
	invariant(days !== undefined, `not a day: ${day}`);
	return days;
}

export function addDays(day: Day, days: number): Day {
	return dayAt(epochDay(day) + days);
}

/** Days from one to the other; negative where the other comes first. */
export function daysBetween(from: Day, to: Day): number {
	return epochDay(to) - epochDay(from);
}

/** 0 is Sunday, 6 is Saturday. */
export function weekday(day: Day): number {
	return (((epochDay(day) + 4) % 7) + 7) % 7;
}

/** Since the Monday of its week: 0 is Monday, 6 is Sunday. */
export function daysSinceMonday(day: Day): number {
	return (weekday(day) + 6) % 7;
}

export function yearOf(day: Day): number {
	return Number(day.slice(0, 4));
}

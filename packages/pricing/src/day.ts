import { invariant } from "@offizin/base";

/** A calendar day as "2026-11-25": sorts as text and has no zone. */
export type Day = string;

const DAY_MS = 86_400_000;

function toDay(epochDay: number): Day {
	return new Date(epochDay * DAY_MS).toISOString().slice(0, 10);
}

/** Whether a text is a day of the calendar; "2026-02-30" is not. */
export function isDay(text: string): boolean {
	const ms = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
	// Engines read 30 February as 2 March, so only what comes back unchanged exists.
	return !Number.isNaN(ms) && toDay(ms / DAY_MS) === text;
}

function epochDay(day: Day): number {
	invariant(isDay(day), `not a day: ${day}`);
	return Date.parse(day) / DAY_MS;
}

export function addDays(day: Day, days: number): Day {
	return toDay(epochDay(day) + days);
}

/** 0 is Sunday, 6 is Saturday. */
export function weekday(day: Day): number {
	return (((epochDay(day) + 4) % 7) + 7) % 7;
}

export function yearOf(day: Day): number {
	return Number(day.slice(0, 4));
}

/** Calendar day and hour of an instant in a zone. Throws for anything but an ISO instant. */
export function wallTime(instant: string, timeZone: string): { readonly day: Day; readonly hour: number } {
	const ms = Date.parse(instant);
	invariant(
		/^\d{4}-\d{2}-\d{2}T.*(Z|[+-]\d{2}:\d{2})$/.test(instant) && !Number.isNaN(ms),
		`not an ISO instant with zone: ${instant}`,
	);
	const parts = new Intl.DateTimeFormat("en-GB", {
		timeZone,
		year: "numeric",
		month: "2-digit",
		day: "2-digit",
		hour: "2-digit",
		hourCycle: "h23",
	}).formatToParts(new Date(ms));
	const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((p) => p.type === type)?.value ?? "";
	return { day: `${part("year")}-${part("month")}-${part("day")}`, hour: Number(part("hour")) };
}

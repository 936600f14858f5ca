import { invariant } from "@offizin/base";

/** A calendar day as "2026-11-25": sorts as text and has no zone. */
export type Day = string;

const DAY_MS = 86_400_000;

function epochDay(day: Day): number {
	const ms = Date.parse(`${day}T00:00:00Z`);
	invariant(/^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(ms), `not a day: ${day}`);
	return ms / DAY_MS;
}

export function addDays(day: Day, days: number): Day {
	return new Date((epochDay(day) + days) * DAY_MS).toISOString().slice(0, 10);
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

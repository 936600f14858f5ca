import { invariant } from "@offizin/base";

/** A calendar day as "2026-11-25": sorts as text and has no zone. */
export type Day = string;

const DAY_MS = 86_400_000;

function toDay(epochDay: number): Day {
	return new Date(epochDay * DAY_MS).toISOString().slice(0, 10);
}

/** Days since 1970 of a text that is a day; undefined for "2026-02-30" and anything else. */
function readDay(text: string): number | undefined {
	if (text.length !== "2026-11-25".length) return undefined;
	const ms = Date.parse(text);
	// Engines read 30 February as 2 March, so only what comes back unchanged exists.
	return !Number.isNaN(ms) && toDay(ms / DAY_MS) === text ? ms / DAY_MS : undefined;
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
	return toDay(epochDay(day) + days);
}

/** Days from one to the other; negative where the other comes first. */
export function daysBetween(from: Day, to: Day): number {
	return epochDay(to) - epochDay(from);
}

/** 0 is Sunday, 6 is Saturday. */
export function weekday(day: Day): number {
	return (((epochDay(day) + 4) % 7) + 7) % 7;
}

export function yearOf(day: Day): number {
	return Number(day.slice(0, 4));
}

/** Calendar day and hour of an instant in a zone. */
export interface WallTime {
	readonly day: Day;
	readonly hour: number;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Making a formatter costs more than a hundred uses of it, so each zone has one. */
function formatterOf(timeZone: string): Intl.DateTimeFormat {
	const known = formatters.get(timeZone);
	if (known) return known;
	const formatter = new Intl.DateTimeFormat("en-GB", {
		timeZone,
		year: "numeric",
		month: "2-digit",
		day: "2-digit",
		hour: "2-digit",
		hourCycle: "h23",
	});
	formatters.set(timeZone, formatter);
	return formatter;
}

/** What a clock on the wall of a zone shows at an instant. Throws for anything but an ISO instant. */
export function wallTime(instant: string, timeZone: string): WallTime {
	const ms = Date.parse(instant);
	invariant(
		/^\d{4}-\d{2}-\d{2}T.*(Z|[+-]\d{2}:\d{2})$/.test(instant) && !Number.isNaN(ms),
		`not an ISO instant with zone: ${instant}`,
	);
	const parts = formatterOf(timeZone).formatToParts(new Date(ms));
	const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((p) => p.type === type)?.value ?? "";
	return { day: `${part("year")}-${part("month")}-${part("day")}`, hour: Number(part("hour")) };
}

const HOUR_MS = 3_600_000;

/** The ISO instant at which the wall clock of a zone reaches a full hour, for hours that no clock change skips. */
export function instantOf({ day, hour }: WallTime, timeZone: string): string {
	const asUtc = epochDay(day) * DAY_MS + hour * HOUR_MS;
	const hours = Array.from({ length: 27 }, (_, index) => index - 13);
	const found = hours
		.map((offset) => new Date(asUtc - offset * HOUR_MS).toISOString())
		.find((instant) => {
			const shown = wallTime(instant, timeZone);
			return shown.day === day && shown.hour === hour;
		});
	invariant(found, `no instant at ${day}, hour ${hour} in ${timeZone}`);
	return found;
}

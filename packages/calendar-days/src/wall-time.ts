import { invariant } from "@offizin/base";
import { type Day, daysBetween } from "./day.ts";

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
		minute: "2-digit",
		hourCycle: "h23",
	});
	formatters.set(timeZone, formatter);
	return formatter;
}

function readParts(instant: string, timeZone: string) {
	const ms = Date.parse(instant);
	invariant(
		/^\d{4}-\d{2}-\d{2}T.*(Z|[+-]\d{2}:\d{2})$/.test(instant) && !Number.isNaN(ms),
		`not an ISO instant with zone: ${instant}`,
	);
	const parts = formatterOf(timeZone).formatToParts(new Date(ms));
	return (type: Intl.DateTimeFormatPartTypes) => parts.find((p) => p.type === type)?.value ?? "";
}

/** What a clock on the wall of a zone shows at an instant. Throws for anything but an ISO instant. */
export function wallTime(instant: string, timeZone: string): WallTime {
	const part = readParts(instant, timeZone);
	return { day: `${part("year")}-${part("month")}-${part("day")}`, hour: Number(part("hour")) };
}

/** The time of day in a zone, to the minute: "09:05". Throws for anything but an ISO instant. */
export function timeOfDay(instant: string, timeZone: string): string {
	const part = readParts(instant, timeZone);
	return `${part("hour")}:${part("minute")}`;
}

const HOUR_MS = 3_600_000;

/** The ISO instant at which the wall clock of a zone reaches a full hour, for hours that no clock change skips. */
export function instantOf({ day, hour }: WallTime, timeZone: string): string {
	const asUtc = (daysBetween("1970-01-01", day) * 24 + hour) * HOUR_MS;
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

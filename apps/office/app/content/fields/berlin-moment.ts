import { wallTime } from "@offizin/calendar-days";
import { ZONE } from "#app/dates/berlin-day.ts";

const HOUR_MS = 3_600_000;
const pad = (figure: number) => String(figure).padStart(2, "0");

/** "2026-12-01T09:30", as a field for a day and a time has it, of an ISO instant: what clocks show in Berlin. */
export function berlinMoment(instant: string): string {
	const { day, hour } = wallTime(instant, ZONE);
	return `${day}T${pad(hour)}:${pad(new Date(instant).getUTCMinutes())}`;
}

/** The ISO instant of such a field; undefined for an hour that a change of clocks skips, or no time at all. */
export function instantInBerlin(moment: string): string | undefined {
	const [, day, hour, minute] = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})/.exec(moment) ?? [];
	if (!day || !hour || !minute) return undefined;
	const shown = Date.parse(`${day}T${hour}:${minute}:00Z`);
	if (Number.isNaN(shown)) return undefined;
	return [1, 2]
		.map((offset) => new Date(shown - offset * HOUR_MS).toISOString())
		.find((instant) => berlinMoment(instant) === moment.slice(0, 16));
}

import { wallTime } from "@offizin/calendar-days";

export const ZONE = "Europe/Berlin";

/** The day it is in Berlin, "2026-11-25". */
export function dayOf(instant: Date): string {
	return wallTime(instant.toISOString(), ZONE).day;
}

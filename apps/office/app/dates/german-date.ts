import { wallTime, weekday } from "@offizin/calendar-days";

const NBSP = "\u00a0";
const ZONE = "Europe/Berlin";

const weekdays = ["So.", "Mo.", "Di.", "Mi.", "Do.", "Fr.", "Sa."];

const instantParts = new Intl.DateTimeFormat("de-DE", {
	timeZone: ZONE,
	year: "numeric",
	month: "2-digit",
	day: "2-digit",
	hour: "2-digit",
	minute: "2-digit",
	hourCycle: "h23",
});

/** Wall clock in Berlin at an instant, every part with leading zeros. Only the figures come from Intl. */
function berlin(instant: Date) {
	const found = instantParts.formatToParts(instant);
	const part = (type: Intl.DateTimeFormatPartTypes) => found.find((one) => one.type === type)?.value ?? "";
	return {
		year: part("year"),
		month: part("month"),
		day: part("day"),
		time: `${part("hour")}:${part("minute")}`,
	};
}

/** The day it is in Berlin, "2026-11-25". */
export function dayOf(instant: Date): string {
	return wallTime(instant.toISOString(), ZONE).day;
}

/** "25.11.2026, 14:03" for an ISO instant, in Berlin. */
export function formatInstant(instant: string): string {
	const { year, month, day, time } = berlin(new Date(instant));
	return `${day}.${month}.${year}, ${time}`;
}

/** "14:03 Uhr", in Berlin. */
export function formatTime(instant: Date): string {
	return `${berlin(instant).time}${NBSP}Uhr`;
}

/** "Mi., 25.11.2026" for a day like "2026-11-25"; "Mi., 25.11." when it lies in the year `knownYear`. */
export function formatDay(day: string, knownYear?: string): string {
	const [year = "", month = "", date = ""] = day.split("-");
	const name = weekdays[weekday(day)];
	return `${name},${NBSP}${date}.${month}.${year === knownYear ? "" : year}`;
}

const months = [
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
];

/** "1. Dezember 2026" for "2026-12-01". */
export function formatLongDay(day: string): string {
	const [year = "", month = "", date = ""] = day.split("-");
	return `${Number(date)}.${NBSP}${months[Number(month) - 1]}${NBSP}${year}`;
}

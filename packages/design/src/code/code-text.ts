import { addDays, isDay } from "@offizin/calendar-days";
import { type CodeEvent, MAP, PHONE, readEvent, tidyPlace } from "./code-kind.ts";

/** What is printed in a code: what a phone reads, written from what stands in the design. */
export function codeText(content: string): string {
	if (content.startsWith(MAP)) return MAP + encoded(tidyPlace(content.slice(MAP.length)));
	if (content.startsWith(PHONE)) return PHONE + content.slice(PHONE.length).replace(/[^+\d]/g, "");
	const event = readEvent(content);
	return event && isDay(event.day) ? calendarOf(event) : content;
}

/** A place as a part of an address; a link that was copied from a map is one already and stays as it is. */
function encoded(place: string): string {
	if (/%[0-9a-f]{2}/i.test(place) && !place.includes(" ")) return place;
	return encodeURIComponent(place.toWellFormed()).replaceAll("%20", "+").replaceAll("%2C", ",");
}

/** One event as RFC 5545 has it: UTC, since a time zone would have to be described along with it. */
function calendarOf(event: CodeEvent): string {
	const { title, day, time, end } = event;
	const date = day.replaceAll("-", "");
	const start = instantOf(day, time);
	const until = start && endOf(event, start);
	// Without an end as before there was one: what was printed once is printed again.
	const content = JSON.stringify({ title, day, time, place: event.place, ...(until && { end }) });
	const id = `${hash(content, 5)}${hash(content, 11)}`;
	const place = tidyPlace(event.place);
	return [
		"BEGIN:VCALENDAR",
		"VERSION:2.0",
		"PRODID:-//Offizin//EN",
		"BEGIN:VEVENT",
		`UID:${id}`,
		// When it was written is not known, and the same design has to make the same code.
		`DTSTAMP:${date}T000000Z`,
		start ? `DTSTART:${start}` : `DTSTART;VALUE=DATE:${date}`,
		...(until ? [`DTEND:${until}`] : []),
		`SUMMARY:${escaped(title)}`,
		...(place ? [`LOCATION:${escaped(place)}`] : []),
		"END:VEVENT",
		"END:VCALENDAR",
	]
		.map(folded)
		.join("\r\n");
}

/** Undefined for what is no time of day. What ends before it begins ends on the next day, by the clocks of that day. */
function endOf({ day, end }: CodeEvent, start: string): string | undefined {
	const sameDay = instantOf(day, end);
	if (sameDay === undefined || sameDay > start) return sameDay;
	return isDay(day) ? instantOf(addDays(day, 1), end) : undefined;
}

/** RFC 5545, 3.3.11. */
function escaped(text: string): string {
	return text.replace(/[\\;,]/g, (sign) => `\\${sign}`);
}

/** RFC 5545, 3.1: lines of at most 75 octets, no letter divided. */
function folded(line: string): string {
	let out = "";
	let length = 0;
	for (const letter of line) {
		const size = utf8Length(letter);
		if (length + size > 75) {
			out += "\r\n ";
			length = 1;
		}
		out += letter;
		length += size;
	}
	return out;
}

/** Octets of a text in UTF-8. */
export function utf8Length(text: string): number {
	let length = 0;
	for (const character of text) {
		const point = character.codePointAt(0) ?? 0;
		length += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
	}
	return length;
}

/** Fowler, Noll and Vo. */
function hash(text: string, seed: number): string {
	let value = 0x811c9dc5 ^ seed;
	for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
	return (value >>> 0).toString(16).padStart(8, "0");
}

const HOUR = 3_600_000;

/** A time of day in Germany as UTC, "20270612T123000Z"; undefined for what is no time of day. */
function instantOf(day: string, time: string): string | undefined {
	const [, hours = "", minutes = ""] = /^(\d{1,2})[:.](\d{2})$/.exec(time) ?? [];
	if (hours === "" || Number(hours) > 23 || Number(minutes) > 59) return undefined;
	const local = Date.parse(`${day}T${hours.padStart(2, "0")}:${minutes}Z`);
	const offset = isSummer(local) ? 2 : 1;
	return new Date(local - offset * HOUR).toISOString().replace(/[-:]|\.\d+/g, "");
}

/** By the clock on the wall: from the last Sunday of March at 3 to that of October at 3 (directive 2000/84/EC). */
function isSummer(local: number): boolean {
	const year = new Date(local).getUTCFullYear();
	return local >= lastSunday(year, 2) + 3 * HOUR && local < lastSunday(year, 9) + 3 * HOUR;
}

function lastSunday(year: number, month: number): number {
	const last = new Date(Date.UTC(year, month + 1, 0));
	return last.setUTCDate(last.getUTCDate() - last.getUTCDay());
}

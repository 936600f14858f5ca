/** What a code opens on a phone. An album is a link like any other, told by whose it is. */
export const codeKinds = ["link", "album", "event", "map", "phone"] as const;
export type CodeKind = (typeof codeKinds)[number];

/** How the code of an event begins in a design: no iCalendar has a summary outside its events. */
const EVENT = "BEGIN:VCALENDAR\nSUMMARY:";
/** Opens the app on Android and, where there is none, a page: iPhones do not look for a place by `geo:`. */
export const MAP = "https://www.google.com/maps/search/?api=1&query=";
export const PHONE = "tel:";
const ALBUMS =
	/^https:\/\/(photos\.app\.goo\.gl|photos\.google\.com|share\.icloud\.com|www\.icloud\.com\/shared|www\.dropbox\.com|1drv\.ms|www\.amazon\.\w+\/photos)\b/i;

export function codeKindOf(content: string): CodeKind {
	if (content.startsWith(EVENT)) return "event";
	if (content.startsWith(MAP)) return "map";
	if (content.startsWith(PHONE)) return "phone";
	return ALBUMS.test(content) ? "album" : "link";
}

/** An event as it stands in a design, its words with or without placeholders. */
export interface CodeEvent {
	readonly title: string;
	/** "2027-06-12"; anything else is no day yet. */
	readonly day: string;
	/** "14:30"; empty for the whole day. */
	readonly time: string;
	/** "02:00", the next day where it comes before the beginning; empty where nobody has said it. */
	readonly end: string;
	readonly place: string;
}

/**
 * Unfolded, unescaped and in local time, one member a line, so that facts are told in it as in any text; what is printed
 * is written from it (`codeText`).
 */
export function writeEvent({ title, day, time, end, place }: CodeEvent): string {
	const line = (text: string) => text.replace(/\s*\n\s*/g, ", ");
	// Only where there is one: what has none reads as it was always written.
	const until = end === "" ? "" : `\nUNTIL:${line(end)}`;
	return `${EVENT}${line(title)}\nDTSTART:${line(day)}\nTIME:${line(time)}${until}\nLOCATION:${line(place)}\nEND:VCALENDAR`;
}

/** The event a code stands for; undefined for any other code. A fact may have brought further lines. */
export function readEvent(content: string): CodeEvent | undefined {
	if (codeKindOf(content) !== "event") return undefined;
	const member = (name: string, next: string) => {
		const [, value = ""] = new RegExp(`\n${name}:([\\s\\S]*?)\n${next}:`).exec(content) ?? [];
		return value.replace(/\s*\n\s*/g, ", ").trim();
	};
	return {
		title: member("SUMMARY", "DTSTART"),
		day: member("DTSTART", "TIME"),
		time: member("TIME", "(?:UNTIL|LOCATION)"),
		end: member("UNTIL", "LOCATION"),
		place: member("LOCATION", "END"),
	};
}

/** Without what only stood between two facts of which one is not known. */
export function tidyPlace(place: string): string {
	return place
		.split(",")
		.map((part) => part.trim())
		.filter((part) => part !== "")
		.join(", ");
}

import { type Day, isDay, toDay, weekday } from "@offizin/calendar-days";

/** A full date somebody wrote on the card, with the weekday they wrote beside it, if any. */
export interface WrittenDate {
	/** ISO day. */
	readonly day: string;
	/** As it stands in the text: "14. Mai 2027". */
	readonly text: string;
	/** 0 is Sunday. */
	readonly weekday: number;
	/** The weekday written beside it, as it is written, when it is a different one. */
	readonly wrongWeekday: string | undefined;
	/** Where the weekday stands in the text, when one does. */
	readonly weekdayAt: { readonly start: number; readonly end: number } | undefined;
}

/** Sunday first, as in `WrittenDate.weekday`. */
const weekdayNames = [
	"Sonntag",
	"Montag",
	"Dienstag",
	"Mittwoch",
	"Donnerstag",
	"Freitag",
	"Samstag",
] as const;

const months = ["jan", "feb", "mär", "apr", "mai", "jun", "jul", "aug", "sep", "okt", "nov", "dez"];

/** Names of months, in full and cut short. */
export const MONTH =
	"Jan(?:uar|\\.)?|Jänner|Feb(?:ruar|er|\\.)?|März|Mär(?:z|\\.)|Mrz\\.?|Apr(?:il|\\.)?|Mai|Jun(?:i|\\.)?|Jul(?:i|\\.)?|Aug(?:ust|\\.)?|Sep(?:tember|t?\\.)?|Okt(?:ober|\\.)?|Nov(?:ember|\\.)?|Dez(?:ember|\\.)?";
const DATE = `\\d{1,2}\\.\\s*(?:${MONTH})(?![\\p{L}\\d])\\s*\\d{4}|\\d{1,2}\\.\\s*\\d{1,2}\\.\\s*\\d{4}|\\d{1,2}\\s+[|·•]\\s+\\d{1,2}\\s+[|·•]\\s+\\d{4}`;
const NAME = `${weekdayNames.join("|")}|Sonnabend`;
const SHORT = "Mo|Di|Mi|Do|Fr|Sa|So";
/** Between a weekday and its date: "Samstag, den 12. …", "Sa., 12. …", "Samstag | 12. …". */
const BETWEEN = "[\\s,|·•–-]*(?:(?:den|dem|der)\\s+)?";
const SPOKEN = `(?<![\\p{L}\\d-])(?<before>(?:${NAME}|${SHORT})(?![\\p{L}]))\\.?${BETWEEN}`;
const AFTER = `\\s*\\(\\s*(?<after>(?:${NAME}|${SHORT}))\\.?\\s*\\)`;
const pattern = new RegExp(`(?:${SPOKEN}|(?<![\\d.]))(?<date>${DATE})(?!\\d)(?:${AFTER})?`, "giu");

/**
 * Finds German dates with day, month and year, and the weekday right before them or in brackets behind; days that do
 * not exist are left out. Weekdays cut short count only with a capital, for "so" and "do" are words.
 */
export function writtenDates(text: string): WrittenDate[] {
	return [...text.matchAll(pattern)].flatMap((found): WrittenDate[] => {
		const { before, after, date: written = "" } = found.groups ?? {};
		const day = dayOf(written);
		if (day === undefined) return [];
		const its = weekday(day);
		const named = [before, after].find(isWeekday);
		const offset = named === before ? 0 : found[0].lastIndexOf(named ?? "");
		const start = found.index + offset;
		return [
			{
				day,
				text: written.replace(/\s+/g, " "),
				weekday: its,
				wrongWeekday: named !== undefined && weekdayOf(named) !== its ? named : undefined,
				weekdayAt: named === undefined ? undefined : { start, end: start + named.length },
			},
		];
	});
}

function dayOf(written: string): Day | undefined {
	const [dayOfMonth = 0, second = 0, third] = (written.match(/\d+/g) ?? []).map(Number);
	const name = /\p{L}{3}/u.exec(written)?.[0];
	const year = third ?? second;
	// Before this year no weekday can be told without knowing the place.
	if (year < 1583) return undefined;
	const day = toDay(year, name ? monthOf(name) : second, dayOfMonth);
	return isDay(day) ? day : undefined;
}

/** 1 is January; 0 for what is no month. */
export function monthOf(name: string): number {
	// "Jänner" and "Mrz" are the only ones whose first three letters are their own.
	const start = name.slice(0, 3).toLowerCase().replace("jän", "jan").replace("mrz", "mär");
	return months.indexOf(start) + 1;
}

function isWeekday(word: string | undefined): word is string {
	return word !== undefined && (word.length > 2 || /^\p{Lu}/u.test(word));
}

/** 0 is Sunday; "Sonnabend" is a Saturday. */
export function weekdayOf(written: string): number {
	const start = written.toLowerCase().replace("sonnabend", "samstag").slice(0, 2);
	return weekdayNames.findIndex((name) => name.toLowerCase().startsWith(start));
}

/** The name of a weekday, written as long and with the same capitals as another one. */
export function weekdayLike(written: string, weekday: number): string {
	const name = weekdayNames[weekday] ?? "";
	const long = written.length === 2 ? name.slice(0, 2) : name;
	if (written === written.toUpperCase()) return long.toUpperCase();
	return written === written.toLowerCase() ? long.toLowerCase() : long;
}

const DAY_MS = 86_400_000;
/** Day 0 of the count from 1900, for days after its 29 February, which never was. */
const EPOCH_1900 = Date.UTC(1899, 11, 30);
const DAYS_TO_1904 = 1462;
const LAST_WRONG_DAY = 60;

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
const weekdays = ["Sonntag", "Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag"];

/** What a format shows of a moment; the number is how often its letter stands there. */
interface Shown {
	weekday: number;
	day: number;
	month: number;
	year: number;
	hour: number;
	minute: number;
	second: number;
}

/** Letters of a format without quoted text, signs behind a backslash and words in brackets. */
function letters(section: string): string {
	return section
		.replace(/"[^"]*"|\\.|_.|\*./gu, " ")
		.replace(/\[(h+|m+|s+)\]/gi, "$1")
		.replace(/\[[^\]]*\]/g, "")
		.replace(/am\/pm|a\/p|general/gi, "")
		.toLowerCase();
}

export function isDateFormat(section: string): boolean {
	const bare = letters(section);
	return /[ymdhs]/.test(bare) && !/[0#?@]/.test(bare.replace(/s[.,]0+/g, "s"));
}

/**
 * Writes days since 1900 or 1904 in German order, with what the format shows: "25.11.2026", "Mittwoch, 25. November
 * 2026", "14:30", "25.11.2026 14:30". Brackets count hours on: "[h]:mm" shows "26:00".
 */
export function dateFormatter(section: string, isFrom1904: boolean): (serial: number) => string {
	const shown = shownBy(letters(section));
	const isCountingOn = /\[h+\]/i.test(section);
	return (serial) => {
		const days = isFrom1904 ? serial + DAYS_TO_1904 : serial < LAST_WRONG_DAY ? serial + 1 : serial;
		const moment = new Date(EPOCH_1900 + Math.round((days * DAY_MS) / 1000) * 1000);
		const hours = isCountingOn ? Math.floor(serial * 24 + 1e-6) : moment.getUTCHours();
		return joined(" ", dateWords(moment, shown), timeWords(moment, hours, shown));
	};
}

/** A cell that holds the date itself, as "2026-11-25" or "2026-11-25T14:30:00". Undefined when it is none. */
export function formatIsoDate(written: string): string | undefined {
	const [, date, time] = /^(\d{4}-\d{2}-\d{2})?T?(\d{2}:\d{2}(?::\d{2})?)?/.exec(written) ?? [];
	if (!date) return time;
	const [year, month, day] = date.split("-");
	const isMidnight = !time || /^00:00(:00)?$/.test(time);
	return `${day}.${month}.${year}${isMidnight ? "" : ` ${time.slice(0, 5)}`}`;
}

function shownBy(bare: string): Shown {
	const shown: Shown = { weekday: 0, day: 0, month: 0, year: 0, hour: 0, minute: 0, second: 0 };
	const tokens = bare.match(/d+|m+|y+|h+|s+/g) ?? [];
	for (const [at, token] of tokens.entries())
		shown[partOf(token, tokens[at - 1], tokens[at + 1])] = token.length;
	return shown;
}

function partOf(token: string, before: string | undefined, after: string | undefined): keyof Shown {
	if (token.startsWith("d")) return token.length > 2 ? "weekday" : "day";
	if (token.startsWith("y")) return "year";
	if (token.startsWith("h")) return "hour";
	if (token.startsWith("s")) return "second";
	// "mm" behind hours or before seconds is minutes.
	return before?.startsWith("h") || after?.startsWith("s") ? "minute" : "month";
}

function dateWords(moment: Date, shown: Shown): string {
	const weekday = weekdays[moment.getUTCDay()] ?? "";
	const month = months[moment.getUTCMonth()] ?? "";
	const year = String(moment.getUTCFullYear()).slice(shown.year > 2 ? 0 : -2);
	const isNamed = shown.month > 2;
	const parts = [
		shown.day === 0 ? "" : `${padded(moment.getUTCDate(), isNamed ? 1 : shown.day)}.`,
		shown.month === 0 || isNamed ? "" : `${padded(moment.getUTCMonth() + 1, shown.month)}.`,
		isNamed ? (shown.month === 3 ? month.slice(0, 3) : month) : "",
		shown.year === 0 ? "" : year,
	];
	const name = shown.weekday === 3 ? `${weekday.slice(0, 2)}.` : weekday;
	return joined(", ", shown.weekday === 0 ? "" : name, joined(isNamed ? " " : "", ...parts));
}

function timeWords(moment: Date, hours: number, { hour, minute, second }: Shown): string {
	return joined(
		":",
		hour > 0 ? padded(hours, 2) : "",
		minute > 0 ? padded(moment.getUTCMinutes(), 2) : "",
		second > 0 ? padded(moment.getUTCSeconds(), 2) : "",
	);
}

function padded(value: number, width: number): string {
	return String(value).padStart(width, "0");
}

function joined(separator: string, ...parts: readonly string[]): string {
	return parts.filter((part) => part !== "").join(separator);
}

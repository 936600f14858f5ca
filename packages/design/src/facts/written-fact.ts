import { daysSinceMonday, isDay } from "@offizin/calendar-days";
import { type FactKind, type FactLanguage, type FeastFact, factKinds } from "../document/fact.ts";

/** How a pattern asks for a fact: "{{date:full}}" for "Samstag, 12. Juni 2027". */
export const factForms = {
	name: ["initial"],
	day: ["full", "long", "numbers", "weekday", "day", "month", "year", "year-short", "month-roman", "roman"],
	time: ["numbers"],
	words: [],
	lines: ["one-line", "dotted"],
} as const satisfies Readonly<Record<FactKind, readonly string[]>>;

/** A fact as it stands on paper; undefined for a form its kind does not have. */
export function writtenFact(
	fact: FeastFact,
	value: string,
	form: string | undefined,
	language: FactLanguage,
): string | undefined {
	const kind = factKinds[fact];
	const text = value.trim();
	if (form !== undefined && !(factForms[kind] as readonly string[]).includes(form)) return undefined;
	if (text === "") return "";
	switch (kind) {
		case "name":
			return form === "initial"
				? (graphemes.segment(text)[Symbol.iterator]().next().value?.segment ?? "")
				: text;
		case "day":
			return isDay(text) ? writtenDay(text, form ?? "long", language) : text;
		case "time":
			return writtenTime(text, form, language);
		case "lines":
			return form === undefined ? text : text.replace(/\s*\n\s*/g, form === "dotted" ? " · " : ", ");
		case "words":
			return text;
	}
}

const graphemes = new Intl.Segmenter("de", { granularity: "grapheme" });
/** A space at which no line ends. */
const FIXED = "\u00a0";

function writtenDay(value: string, form: string, language: FactLanguage): string {
	const [year = 0, month = 0, day = 0] = value.split("-").map(Number);
	const weekday = weekdays[language][daysSinceMonday(value)] ?? "";
	const named = months[language][month - 1] ?? "";
	switch (form) {
		case "full":
			return `${weekday}, ${writtenDay(value, "long", language)}`;
		case "numbers":
			return language === "de"
				? `${twoDigits(day)}.${twoDigits(month)}.${year}`
				: `${twoDigits(day)}/${twoDigits(month)}/${year}`;
		case "weekday":
			return weekday;
		case "day":
			return String(day);
		case "month":
			return named;
		case "year":
			return String(year);
		case "year-short":
			return twoDigits(year % 100);
		case "month-roman":
			return roman(month);
		case "roman":
			return [day, month, year].map(roman).join(`${FIXED}·${FIXED}`);
		default:
			return language === "de" ? `${day}.${FIXED}${named} ${year}` : `${day}${FIXED}${named} ${year}`;
	}
}

/** "14.30 Uhr", "15 Uhr" (DIN 5008 allows the point in running text); "2.30 pm", "3 pm". */
function writtenTime(value: string, form: string | undefined, language: FactLanguage): string {
	const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(value) ?? [];
	if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return value;
	const hour = Number(hours);
	if (form === "numbers") return `${hour}:${minutes}`;
	const past = minutes === "00" ? "" : `.${minutes}`;
	if (language === "de") return `${hour}${past}${FIXED}Uhr`;
	return `${hour % 12 || 12}${past}${FIXED}${hour < 12 ? "am" : "pm"}`;
}

const twoDigits = (value: number) => String(value).padStart(2, "0");

const numerals = [
	[1000, "M"],
	[900, "CM"],
	[500, "D"],
	[400, "CD"],
	[100, "C"],
	[90, "XC"],
	[50, "L"],
	[40, "XL"],
	[10, "X"],
	[9, "IX"],
	[5, "V"],
	[4, "IV"],
	[1, "I"],
] as const;

function roman(value: number): string {
	const [worth, letters] = numerals.find(([least]) => least <= value) ?? [];
	return worth === undefined ? "" : letters + roman(value - worth);
}

/** From Intl, which every browser and the server have alike; composed here, since its whole dates differ by version. */
function namesOf(
	language: FactLanguage,
	part: Intl.DateTimeFormatOptions,
	dates: readonly Date[],
): readonly string[] {
	const format = new Intl.DateTimeFormat(language, { ...part, timeZone: "UTC" });
	return dates.map((date) => format.format(date));
}

const monthDates = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2024, month, 15)));
/** 2024 began on a Monday. */
const weekDates = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2024, 0, 1 + day)));
const months = {
	de: namesOf("de", { month: "long" }, monthDates),
	en: namesOf("en", { month: "long" }, monthDates),
} as const satisfies Readonly<Record<FactLanguage, readonly string[]>>;
const weekdays = {
	de: namesOf("de", { weekday: "long" }, weekDates),
	en: namesOf("en", { weekday: "long" }, weekDates),
} as const satisfies Readonly<Record<FactLanguage, readonly string[]>>;

import { daysSinceMonday, isDay } from "@offizin/calendar-days";
import { type FactKind, type FactLanguage, type FeastFact, factKinds } from "../document/fact.ts";

type Write = (text: string, language: FactLanguage) => string;

/** A space at which no line ends. */
const FIXED = "\u00a0";
const graphemes = new Intl.Segmenter("de", { granularity: "grapheme" });
const twoDigits = (value: number) => String(value).padStart(2, "0");
const asTyped: Write = (text) => text;
const oneLine =
	(between: string): Write =>
	(text) =>
		text.replace(/\s*\n\s*/g, between);

interface Day {
	readonly day: number;
	readonly month: number;
	readonly year: number;
	readonly weekday: string;
	readonly named: string;
}

/** What is no day is shown as it was typed. */
function asDay(write: (day: Day, language: FactLanguage) => string): Write {
	return (text, language) => {
		if (!isDay(text)) return text;
		const [year = 0, month = 0, day = 0] = text.split("-").map(Number);
		const weekday = weekdays[language][daysSinceMonday(text)] ?? "";
		return write({ day, month, year, weekday, named: months[language][month - 1] ?? "" }, language);
	};
}

const longDay = ({ day, named, year }: Day, language: FactLanguage) =>
	`${day}${language === "de" ? "." : ""}${FIXED}${named} ${year}`;

/** "14.30 Uhr", "15 Uhr" (DIN 5008 allows the point in running text); "2.30 pm", "3 pm". */
const spokenTime: Write = (text, language) => {
	const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(text) ?? [];
	if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return text;
	const hour = Number(hours);
	const past = minutes === "00" ? "" : `.${minutes}`;
	if (language === "de") return `${hour}${past}${FIXED}Uhr`;
	return `${hour % 12 || 12}${past}${FIXED}${hour < 12 ? "am" : "pm"}`;
};

/** How a pattern asks for a fact, "{{date:full}}"; the empty form is the one it is told in without any. */
const forms: Readonly<Record<FactKind, Readonly<Record<string, Write>>>> = {
	name: {
		"": asTyped,
		initial: (text) => graphemes.segment(text)[Symbol.iterator]().next().value?.segment ?? "",
	},
	day: {
		"": asDay(longDay),
		iso: asTyped,
		full: asDay((day, language) => `${day.weekday}, ${longDay(day, language)}`),
		numbers: asDay(({ day, month, year }, language) =>
			[twoDigits(day), twoDigits(month), year].join(language === "de" ? "." : "/"),
		),
		weekday: asDay(({ weekday }) => weekday),
		day: asDay(({ day }) => String(day)),
		month: asDay(({ named }) => named),
		year: asDay(({ year }) => String(year)),
		"year-short": asDay(({ year }) => twoDigits(year % 100)),
		"month-roman": asDay(({ month }) => roman(month)),
		roman: asDay(({ day, month, year }) => [day, month, year].map(roman).join(`${FIXED}·${FIXED}`)),
	},
	time: { "": spokenTime, numbers: asTyped },
	lines: { "": asTyped, "one-line": oneLine(", "), dotted: oneLine(" · ") },
	words: { "": asTyped },
};

/** A fact as it stands on paper; undefined for a form its kind does not have. */
export function writtenFact(
	fact: FeastFact,
	value: string,
	form = "",
	language: FactLanguage = "de",
): string | undefined {
	const ofKind = forms[factKinds[fact]];
	const text = value.trim();
	if (!Object.hasOwn(ofKind, form)) return undefined;
	return text && ofKind[form]?.(text, language);
}

const ROMAN = "M1000 CM900 D500 CD400 C100 XC90 L50 XL40 X10 IX9 V5 IV4 I1"
	.split(" ")
	.map((one): [number, string] => [Number(one.replace(/\D/g, "")), one.replace(/\d/g, "")]);

function roman(value: number): string {
	const [worth, letters] = ROMAN.find(([least]) => least <= value) ?? [];
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

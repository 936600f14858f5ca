import { addDays, type Day, weekday, yearOf } from "./day.ts";

/** German states by their usual two letters. */
export const germanStates = [
	"BB",
	"BE",
	"BW",
	"BY",
	"HB",
	"HE",
	"HH",
	"MV",
	"NI",
	"NW",
	"RP",
	"SH",
	"SL",
	"SN",
	"ST",
	"TH",
] as const;
export type GermanState = (typeof germanStates)[number];

/** Easter Sunday of the Gregorian calendar (Meeus/Jones/Butcher). */
export function easterSunday(year: number): Day {
	const a = year % 19;
	const b = Math.floor(year / 100);
	const c = year % 100;
	const d = Math.floor(b / 4);
	const e = b % 4;
	const g = Math.floor((8 * b + 13) / 25);
	const h = (19 * a + b - d - g + 15) % 30;
	const l = (32 + 2 * e + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
	const m = Math.floor((a + 11 * h + 22 * l) / 451);
	const month = Math.floor((h + l - 7 * m + 114) / 31);
	const day = ((h + l - 7 * m + 114) % 31) + 1;
	return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

/** Wednesday before 23 November. */
function dayOfRepentance(year: number): Day {
	const last = `${year}-11-22`;
	return addDays(last, -((weekday(last) + 4) % 7));
}

interface HolidayRule {
	readonly name: string;
	readonly states: readonly GermanState[];
	readonly on: (year: number) => Day;
}

const fixed = (monthDay: string) => (year: number) => `${year}-${monthDay}`;
const easter = (offset: number) => (year: number) => addDays(easterSunday(year), offset);

/** Public holidays by state: table of domain.md §2. 15 August holds in BY where we print (Munich). */
const rules: readonly HolidayRule[] = [
	{ name: "Neujahr", states: germanStates, on: fixed("01-01") },
	{ name: "Heilige Drei Könige", states: ["BW", "BY", "ST"], on: fixed("01-06") },
	{ name: "Frauentag", states: ["BE", "MV"], on: fixed("03-08") },
	{ name: "Karfreitag", states: germanStates, on: easter(-2) },
	{ name: "Ostersonntag", states: ["BB"], on: easter(0) },
	{ name: "Ostermontag", states: germanStates, on: easter(1) },
	{ name: "Tag der Arbeit", states: germanStates, on: fixed("05-01") },
	{ name: "Christi Himmelfahrt", states: germanStates, on: easter(39) },
	{ name: "Pfingstsonntag", states: ["BB"], on: easter(49) },
	{ name: "Pfingstmontag", states: germanStates, on: easter(50) },
	{ name: "Fronleichnam", states: ["BW", "BY", "HE", "NW", "RP", "SL"], on: easter(60) },
	// In the city of Augsburg only: no state's holiday, but a day on which a parcel may not arrive.
	{ name: "Friedensfest", states: [], on: fixed("08-08") },
	{ name: "Mariä Himmelfahrt", states: ["BY", "SL"], on: fixed("08-15") },
	{ name: "Weltkindertag", states: ["TH"], on: fixed("09-20") },
	{ name: "Tag der Deutschen Einheit", states: germanStates, on: fixed("10-03") },
	{
		name: "Reformationstag",
		states: ["BB", "HB", "HH", "MV", "NI", "SN", "ST", "SH", "TH"],
		on: fixed("10-31"),
	},
	{ name: "Allerheiligen", states: ["BW", "BY", "NW", "RP", "SL"], on: fixed("11-01") },
	{ name: "Buß- und Bettag", states: ["SN"], on: dayOfRepentance },
	{ name: "1. Weihnachtstag", states: germanStates, on: fixed("12-25") },
	{ name: "2. Weihnachtstag", states: germanStates, on: fixed("12-26") },
];

/** Name of the public holiday on a day in a state, or anywhere in Germany when no state is given. */
export function germanHoliday(day: Day, state?: GermanState): string | undefined {
	return rules.find((rule) => (!state || rule.states.includes(state)) && rule.on(yearOf(day)) === day)?.name;
}

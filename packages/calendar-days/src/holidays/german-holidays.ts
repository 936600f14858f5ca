import type { Holiday } from "./holiday.ts";

/** Public holidays by state as of 2026: table of domain.md §2. 15 August holds in BY where we print, near Munich. */
export const germanHolidays: readonly Holiday[] = [
	{ nameDe: "Neujahr", on: "01-01", source: "norm" },
	{ nameDe: "Heilige Drei Könige", on: "01-06", regions: ["BW", "BY", "ST"], source: "norm" },
	{ nameDe: "Frauentag", on: "03-08", regions: ["BE", "MV"], source: "norm" },
	{ nameDe: "Karfreitag", on: { easter: -2 }, source: "norm" },
	{ nameDe: "Ostersonntag", on: { easter: 0 }, regions: ["BB"], source: "norm" },
	{ nameDe: "Ostermontag", on: { easter: 1 }, source: "norm" },
	{ nameDe: "Tag der Arbeit", on: "05-01", source: "norm" },
	{ nameDe: "Christi Himmelfahrt", on: { easter: 39 }, source: "norm" },
	{ nameDe: "Pfingstsonntag", on: { easter: 49 }, regions: ["BB"], source: "norm" },
	{ nameDe: "Pfingstmontag", on: { easter: 50 }, source: "norm" },
	{
		nameDe: "Fronleichnam",
		on: { easter: 60 },
		regions: ["BW", "BY", "HE", "NW", "RP", "SL"],
		partly: ["SN", "TH"],
		source: "norm",
	},
	// In the city of Augsburg only.
	{ nameDe: "Friedensfest", on: "08-08", regions: [], partly: ["BY"], source: "norm" },
	{ nameDe: "Mariä Himmelfahrt", on: "08-15", regions: ["BY", "SL"], source: "norm" },
	{ nameDe: "Weltkindertag", on: "09-20", regions: ["TH"], source: "norm" },
	{ nameDe: "Tag der Deutschen Einheit", on: "10-03", source: "norm" },
	{
		nameDe: "Reformationstag",
		on: "10-31",
		regions: ["BB", "HB", "HH", "MV", "NI", "SN", "ST", "SH", "TH"],
		source: "norm",
	},
	{ nameDe: "Allerheiligen", on: "11-01", regions: ["BW", "BY", "NW", "RP", "SL"], source: "norm" },
	// The Wednesday before 23 November.
	{ nameDe: "Buß- und Bettag", on: { weekday: 3, from: "11-16" }, regions: ["SN"], source: "norm" },
	{ nameDe: "1. Weihnachtstag", on: "12-25", source: "norm" },
	{ nameDe: "2. Weihnachtstag", on: "12-26", source: "norm" },
];

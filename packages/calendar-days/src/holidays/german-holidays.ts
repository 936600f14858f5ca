import type { Holiday } from "./holiday.ts";

/** Public holidays by state as of 2026: table of domain.md §2. 15 August holds in BY where we print, near Munich. */
export const germanHolidays: readonly Holiday[] = [
	{ key: "new-year", on: "01-01", source: "norm" },
	{ key: "epiphany", on: "01-06", regions: ["BW", "BY", "ST"], source: "norm" },
	{ key: "women", on: "03-08", regions: ["BE", "MV"], source: "norm" },
	{ key: "good-friday", on: { easter: -2 }, source: "norm" },
	{ key: "easter-sunday", on: { easter: 0 }, regions: ["BB"], source: "norm" },
	{ key: "easter-monday", on: { easter: 1 }, source: "norm" },
	{ key: "labour", on: "05-01", source: "norm" },
	{ key: "ascension", on: { easter: 39 }, source: "norm" },
	{ key: "whit-sunday", on: { easter: 49 }, regions: ["BB"], source: "norm" },
	{ key: "whit-monday", on: { easter: 50 }, source: "norm" },
	{
		key: "corpus-christi",
		on: { easter: 60 },
		regions: ["BW", "BY", "HE", "NW", "RP", "SL"],
		partly: ["SN", "TH"],
		source: "norm",
	},
	// In the city of Augsburg only.
	{ key: "augsburg-peace", on: "08-08", regions: [], partly: ["BY"], source: "norm" },
	{ key: "assumption", on: "08-15", regions: ["BY", "SL"], source: "norm" },
	{ key: "children", on: "09-20", regions: ["TH"], source: "norm" },
	{ key: "german-unity", on: "10-03", source: "norm" },
	{
		key: "reformation",
		on: "10-31",
		regions: ["BB", "HB", "HH", "MV", "NI", "SN", "ST", "SH", "TH"],
		source: "norm",
	},
	{ key: "all-saints", on: "11-01", regions: ["BW", "BY", "NW", "RP", "SL"], source: "norm" },
	// The Wednesday before 23 November.
	{ key: "repentance", on: { weekday: 3, from: "11-16" }, regions: ["SN"], source: "norm" },
	{ key: "first-christmas", on: "12-25", source: "norm" },
	{ key: "second-christmas", on: "12-26", source: "norm" },
];

import type { Holiday } from "./holiday.ts";

export const frenchHolidays: readonly Holiday[] = [
	{ key: "new-year", on: "01-01", source: "norm" },
	{ key: "good-friday", on: { easter: -2 }, regions: ["alsace-moselle"], source: "norm" },
	{ key: "easter-monday", on: { easter: 1 }, source: "norm" },
	{ key: "labour", on: "05-01", source: "norm" },
	{ key: "victory", on: "05-08", source: "norm" },
	{ key: "ascension", on: { easter: 39 }, source: "norm" },
	{ key: "whit-monday", on: { easter: 50 }, source: "norm" },
	{ key: "national", on: "07-14", source: "norm" },
	{ key: "assumption", on: "08-15", source: "norm" },
	{ key: "all-saints", on: "11-01", source: "norm" },
	{ key: "armistice", on: "11-11", source: "norm" },
	{ key: "christmas", on: "12-25", source: "norm" },
	{ key: "saint-stephen", on: "12-26", regions: ["alsace-moselle"], source: "norm" },
];

export const luxembourgHolidays: readonly Holiday[] = [
	{ key: "new-year", on: "01-01", source: "norm" },
	{ key: "easter-monday", on: { easter: 1 }, source: "norm" },
	{ key: "labour", on: "05-01", source: "norm" },
	{ key: "europe", on: "05-09", source: "norm" },
	{ key: "ascension", on: { easter: 39 }, source: "norm" },
	{ key: "whit-monday", on: { easter: 50 }, source: "norm" },
	{ key: "national", on: "06-23", source: "norm" },
	{ key: "assumption", on: "08-15", source: "norm" },
	{ key: "all-saints", on: "11-01", source: "norm" },
	{ key: "first-christmas", on: "12-25", source: "norm" },
	{ key: "second-christmas", on: "12-26", source: "norm" },
];

export const belgianHolidays: readonly Holiday[] = [
	{ key: "new-year", on: "01-01", source: "norm" },
	{ key: "easter-monday", on: { easter: 1 }, source: "norm" },
	{ key: "labour", on: "05-01", source: "norm" },
	{ key: "ascension", on: { easter: 39 }, source: "norm" },
	{ key: "whit-monday", on: { easter: 50 }, source: "norm" },
	{ key: "national", on: "07-21", source: "norm" },
	{ key: "assumption", on: "08-15", source: "norm" },
	{ key: "all-saints", on: "11-01", source: "norm" },
	{ key: "armistice", on: "11-11", source: "norm" },
	{ key: "christmas", on: "12-25", source: "norm" },
];

/** Good Friday is no day off. Liberation Day is one for many every fifth year; we count it each year. */
export const dutchHolidays: readonly Holiday[] = [
	{ key: "new-year", on: "01-01", source: "norm" },
	{ key: "easter-monday", on: { easter: 1 }, source: "norm" },
	// A Saturday instead where it falls on a Sunday: no delivery day either way.
	{ key: "king", on: "04-27", source: "norm" },
	{ key: "liberation-dutch", on: "05-05", source: "market" },
	{ key: "ascension", on: { easter: 39 }, source: "norm" },
	{ key: "whit-monday", on: { easter: 50 }, source: "norm" },
	{ key: "first-christmas", on: "12-25", source: "norm" },
	{ key: "second-christmas", on: "12-26", source: "norm" },
];

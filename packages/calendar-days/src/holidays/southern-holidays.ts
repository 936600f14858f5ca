import type { Holiday } from "./holiday.ts";

/** Nationwide; each town keeps its patron's day besides. */
export const italianHolidays: readonly Holiday[] = [
	{ key: "new-year", on: "01-01", source: "norm" },
	{ key: "epiphany", on: "01-06", source: "norm" },
	{ key: "easter-monday", on: { easter: 1 }, source: "norm" },
	{ key: "liberation-italian", on: "04-25", source: "norm" },
	{ key: "labour", on: "05-01", source: "norm" },
	{ key: "italian-republic", on: "06-02", source: "norm" },
	{ key: "assumption", on: "08-15", source: "norm" },
	// Law 151 of 8 October 2025: since 2026.
	{ key: "francis-of-assisi", on: "10-04", source: "verified" },
	{ key: "all-saints", on: "11-01", source: "norm" },
	{ key: "immaculate-conception", on: "12-08", source: "norm" },
	{ key: "christmas", on: "12-25", source: "norm" },
	{ key: "saint-stephen", on: "12-26", source: "norm" },
];

/** Nationwide; Maundy Thursday and Easter Monday hold in many of the regions, so both are counted. */
export const spanishHolidays: readonly Holiday[] = [
	{ key: "new-year", on: "01-01", source: "norm" },
	{ key: "epiphany", on: "01-06", source: "norm" },
	{ key: "maundy-thursday", on: { easter: -3 }, source: "market" },
	{ key: "good-friday", on: { easter: -2 }, source: "norm" },
	{ key: "easter-monday", on: { easter: 1 }, source: "market" },
	{ key: "labour", on: "05-01", source: "norm" },
	{ key: "assumption", on: "08-15", source: "norm" },
	{ key: "national", on: "10-12", source: "norm" },
	{ key: "all-saints", on: "11-01", source: "norm" },
	{ key: "constitution", on: "12-06", source: "norm" },
	{ key: "immaculate-conception", on: "12-08", source: "norm" },
	{ key: "christmas", on: "12-25", source: "norm" },
];

import type { Holiday } from "./holiday.ts";

/** Nationwide, domain.md §2; the patrons of the states close schools and offices, not shops. */
export const austrianHolidays: readonly Holiday[] = [
	{ key: "new-year", on: "01-01", source: "norm" },
	{ key: "epiphany", on: "01-06", source: "norm" },
	{ key: "easter-monday", on: { easter: 1 }, source: "norm" },
	{ key: "state", on: "05-01", source: "norm" },
	{ key: "ascension", on: { easter: 39 }, source: "norm" },
	{ key: "whit-monday", on: { easter: 50 }, source: "norm" },
	{ key: "corpus-christi", on: { easter: 60 }, source: "norm" },
	{ key: "assumption", on: "08-15", source: "norm" },
	{ key: "national", on: "10-26", source: "norm" },
	{ key: "all-saints", on: "11-01", source: "norm" },
	{ key: "immaculate-conception", on: "12-08", source: "norm" },
	{ key: "christmas-austrian", on: "12-25", source: "norm" },
	{ key: "saint-stephen-austrian", on: "12-26", source: "norm" },
];

/** With the days on which only banks close: post from Switzerland may rest on them too. */
export const liechtensteinHolidays: readonly Holiday[] = [
	{ key: "new-year", on: "01-01", source: "norm" },
	{ key: "berchtold", on: "01-02", source: "market" },
	{ key: "epiphany", on: "01-06", source: "norm" },
	{ key: "candlemas", on: "02-02", source: "norm" },
	// With the law of 2021: Austrian Federal Law Gazette III 58/2021.
	{ key: "shrove-tuesday", on: { easter: -47 }, source: "verified" },
	{ key: "saint-joseph", on: "03-19", source: "norm" },
	{ key: "good-friday", on: { easter: -2 }, source: "market" },
	{ key: "easter-monday", on: { easter: 1 }, source: "norm" },
	{ key: "labour", on: "05-01", source: "norm" },
	{ key: "ascension-swiss", on: { easter: 39 }, source: "norm" },
	{ key: "whit-monday", on: { easter: 50 }, source: "norm" },
	{ key: "corpus-christi", on: { easter: 60 }, source: "norm" },
	{ key: "state", on: "08-15", source: "norm" },
	{ key: "nativity-of-mary", on: "09-08", source: "norm" },
	{ key: "all-saints", on: "11-01", source: "norm" },
	{ key: "immaculate-conception", on: "12-08", source: "norm" },
	{ key: "christmas", on: "12-25", source: "norm" },
	{ key: "saint-stephen", on: "12-26", source: "norm" },
];

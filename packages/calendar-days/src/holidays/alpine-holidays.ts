import type { Holiday } from "./holiday.ts";

/** Nationwide, domain.md §2; the patrons of the states close schools and offices, not shops. */
export const austrianHolidays: readonly Holiday[] = [
	{ nameDe: "Neujahr", on: "01-01", source: "norm" },
	{ nameDe: "Heilige Drei Könige", on: "01-06", source: "norm" },
	{ nameDe: "Ostermontag", on: { easter: 1 }, source: "norm" },
	{ nameDe: "Staatsfeiertag", on: "05-01", source: "norm" },
	{ nameDe: "Christi Himmelfahrt", on: { easter: 39 }, source: "norm" },
	{ nameDe: "Pfingstmontag", on: { easter: 50 }, source: "norm" },
	{ nameDe: "Fronleichnam", on: { easter: 60 }, source: "norm" },
	{ nameDe: "Mariä Himmelfahrt", on: "08-15", source: "norm" },
	{ nameDe: "Nationalfeiertag", on: "10-26", source: "norm" },
	{ nameDe: "Allerheiligen", on: "11-01", source: "norm" },
	{ nameDe: "Mariä Empfängnis", on: "12-08", source: "norm" },
	{ nameDe: "Christtag", on: "12-25", source: "norm" },
	{ nameDe: "Stefanitag", on: "12-26", source: "norm" },
];

/** With the days on which only banks close: post from Switzerland may rest on them too. */
export const liechtensteinHolidays: readonly Holiday[] = [
	{ nameDe: "Neujahr", on: "01-01", source: "norm" },
	{ nameDe: "Berchtoldstag", on: "01-02", source: "market" },
	{ nameDe: "Heilige Drei Könige", on: "01-06", source: "norm" },
	{ nameDe: "Mariä Lichtmess", on: "02-02", source: "norm" },
	// With the law of 2021: Austrian Federal Law Gazette III 58/2021.
	{ nameDe: "Fasnachtsdienstag", on: { easter: -47 }, source: "verified" },
	{ nameDe: "Josefstag", on: "03-19", source: "norm" },
	{ nameDe: "Karfreitag", on: { easter: -2 }, source: "market" },
	{ nameDe: "Ostermontag", on: { easter: 1 }, source: "norm" },
	{ nameDe: "Tag der Arbeit", on: "05-01", source: "norm" },
	{ nameDe: "Auffahrt", on: { easter: 39 }, source: "norm" },
	{ nameDe: "Pfingstmontag", on: { easter: 50 }, source: "norm" },
	{ nameDe: "Fronleichnam", on: { easter: 60 }, source: "norm" },
	{ nameDe: "Staatsfeiertag", on: "08-15", source: "norm" },
	{ nameDe: "Mariä Geburt", on: "09-08", source: "norm" },
	{ nameDe: "Allerheiligen", on: "11-01", source: "norm" },
	{ nameDe: "Mariä Empfängnis", on: "12-08", source: "norm" },
	{ nameDe: "Weihnachten", on: "12-25", source: "norm" },
	{ nameDe: "Stephanstag", on: "12-26", source: "norm" },
];

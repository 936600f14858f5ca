import type { Holiday } from "./holiday.ts";

/** Nationwide; each town keeps its patron's day besides. */
export const italianHolidays: readonly Holiday[] = [
	{ nameDe: "Neujahr", on: "01-01", source: "norm" },
	{ nameDe: "Heilige Drei Könige", on: "01-06", source: "norm" },
	{ nameDe: "Ostermontag", on: { easter: 1 }, source: "norm" },
	{ nameDe: "Tag der Befreiung", on: "04-25", source: "norm" },
	{ nameDe: "Tag der Arbeit", on: "05-01", source: "norm" },
	{ nameDe: "Tag der Republik", on: "06-02", source: "norm" },
	{ nameDe: "Mariä Himmelfahrt", on: "08-15", source: "norm" },
	// Law 151 of 8 October 2025: since 2026.
	{ nameDe: "Franz von Assisi", on: "10-04", source: "verified" },
	{ nameDe: "Allerheiligen", on: "11-01", source: "norm" },
	{ nameDe: "Mariä Empfängnis", on: "12-08", source: "norm" },
	{ nameDe: "Weihnachten", on: "12-25", source: "norm" },
	{ nameDe: "Stephanstag", on: "12-26", source: "norm" },
];

/** Nationwide; Maundy Thursday and Easter Monday hold in many of the regions, so both are counted. */
export const spanishHolidays: readonly Holiday[] = [
	{ nameDe: "Neujahr", on: "01-01", source: "norm" },
	{ nameDe: "Heilige Drei Könige", on: "01-06", source: "norm" },
	{ nameDe: "Gründonnerstag", on: { easter: -3 }, source: "market" },
	{ nameDe: "Karfreitag", on: { easter: -2 }, source: "norm" },
	{ nameDe: "Ostermontag", on: { easter: 1 }, source: "market" },
	{ nameDe: "Tag der Arbeit", on: "05-01", source: "norm" },
	{ nameDe: "Mariä Himmelfahrt", on: "08-15", source: "norm" },
	{ nameDe: "Nationalfeiertag", on: "10-12", source: "norm" },
	{ nameDe: "Allerheiligen", on: "11-01", source: "norm" },
	{ nameDe: "Tag der Verfassung", on: "12-06", source: "norm" },
	{ nameDe: "Mariä Empfängnis", on: "12-08", source: "norm" },
	{ nameDe: "Weihnachten", on: "12-25", source: "norm" },
];

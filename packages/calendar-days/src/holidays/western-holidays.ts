import type { Holiday } from "./holiday.ts";

export const frenchHolidays: readonly Holiday[] = [
	{ nameDe: "Neujahr", on: "01-01", source: "norm" },
	{ nameDe: "Karfreitag", on: { easter: -2 }, regions: ["alsace-moselle"], source: "norm" },
	{ nameDe: "Ostermontag", on: { easter: 1 }, source: "norm" },
	{ nameDe: "Tag der Arbeit", on: "05-01", source: "norm" },
	{ nameDe: "Tag des Sieges", on: "05-08", source: "norm" },
	{ nameDe: "Christi Himmelfahrt", on: { easter: 39 }, source: "norm" },
	{ nameDe: "Pfingstmontag", on: { easter: 50 }, source: "norm" },
	{ nameDe: "Nationalfeiertag", on: "07-14", source: "norm" },
	{ nameDe: "Mariä Himmelfahrt", on: "08-15", source: "norm" },
	{ nameDe: "Allerheiligen", on: "11-01", source: "norm" },
	{ nameDe: "Waffenstillstand", on: "11-11", source: "norm" },
	{ nameDe: "Weihnachten", on: "12-25", source: "norm" },
	{ nameDe: "Stephanstag", on: "12-26", regions: ["alsace-moselle"], source: "norm" },
];

export const luxembourgHolidays: readonly Holiday[] = [
	{ nameDe: "Neujahr", on: "01-01", source: "norm" },
	{ nameDe: "Ostermontag", on: { easter: 1 }, source: "norm" },
	{ nameDe: "Tag der Arbeit", on: "05-01", source: "norm" },
	{ nameDe: "Europatag", on: "05-09", source: "norm" },
	{ nameDe: "Christi Himmelfahrt", on: { easter: 39 }, source: "norm" },
	{ nameDe: "Pfingstmontag", on: { easter: 50 }, source: "norm" },
	{ nameDe: "Nationalfeiertag", on: "06-23", source: "norm" },
	{ nameDe: "Mariä Himmelfahrt", on: "08-15", source: "norm" },
	{ nameDe: "Allerheiligen", on: "11-01", source: "norm" },
	{ nameDe: "1. Weihnachtstag", on: "12-25", source: "norm" },
	{ nameDe: "2. Weihnachtstag", on: "12-26", source: "norm" },
];

export const belgianHolidays: readonly Holiday[] = [
	{ nameDe: "Neujahr", on: "01-01", source: "norm" },
	{ nameDe: "Ostermontag", on: { easter: 1 }, source: "norm" },
	{ nameDe: "Tag der Arbeit", on: "05-01", source: "norm" },
	{ nameDe: "Christi Himmelfahrt", on: { easter: 39 }, source: "norm" },
	{ nameDe: "Pfingstmontag", on: { easter: 50 }, source: "norm" },
	{ nameDe: "Nationalfeiertag", on: "07-21", source: "norm" },
	{ nameDe: "Mariä Himmelfahrt", on: "08-15", source: "norm" },
	{ nameDe: "Allerheiligen", on: "11-01", source: "norm" },
	{ nameDe: "Waffenstillstand", on: "11-11", source: "norm" },
	{ nameDe: "Weihnachten", on: "12-25", source: "norm" },
];

/** Good Friday is no day off. Liberation Day is one for many every fifth year; we count it each year. */
export const dutchHolidays: readonly Holiday[] = [
	{ nameDe: "Neujahr", on: "01-01", source: "norm" },
	{ nameDe: "Ostermontag", on: { easter: 1 }, source: "norm" },
	// A Saturday instead where it falls on a Sunday: no delivery day either way.
	{ nameDe: "Königstag", on: "04-27", source: "norm" },
	{ nameDe: "Befreiungstag", on: "05-05", source: "market" },
	{ nameDe: "Christi Himmelfahrt", on: { easter: 39 }, source: "norm" },
	{ nameDe: "Pfingstmontag", on: { easter: 50 }, source: "norm" },
	{ nameDe: "1. Weihnachtstag", on: "12-25", source: "norm" },
	{ nameDe: "2. Weihnachtstag", on: "12-26", source: "norm" },
];

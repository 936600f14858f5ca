import type { Choice } from "@offizin/solver";
import type { BookBinding, BookPaper } from "../photobook/book-materials.ts";
import type { BookFormat } from "../photobook/photobook-choices.ts";

/** Spec 3.2-5 names both kinds; their values are those of domain.md §5. */
export const guestbookTypes: readonly Choice[] = [
	{
		key: "gaestebuch",
		nameDe: "Gästebuch",
		noteDe: "für Hochzeit, Taufe und runde Geburtstage",
		source: "spec",
	},
	{
		key: "kondolenzbuch",
		nameDe: "Kondolenzbuch",
		noteDe: "zurückhaltend gestaltet, mit schwarzem oder grauem Band",
		source: "spec",
	},
];

export const guestbookFormats: readonly BookFormat[] = [
	{ key: "210-210", nameDe: "Quadrat", width: 210, height: 210, source: "market" },
	{ key: "a4-hoch", nameDe: "A4 hoch", width: 210, height: 297, source: "norm" },
	{ key: "a4-quer", nameDe: "A4 quer", width: 297, height: 210, source: "norm" },
];

/** Uncoated, so that ink dries. */
export const guestbookPapers: readonly BookPaper[] = [
	{
		key: "feinstweiss",
		nameDe: "Feinstpapier weiß",
		noteDe: "150\u00a0g/m², tintenfest",
		weight: 150,
		caliper: 20,
		source: "market",
	},
	{
		key: "creme",
		nameDe: "Feinstpapier creme",
		noteDe: "150\u00a0g/m², tintenfest",
		weight: 150,
		caliper: 20,
		source: "market",
	},
];

export const guestbookLineatures: readonly Choice[] = [
	{ key: "blanko", nameDe: "blanko", noteDe: "leere Seiten", source: "market" },
	{ key: "liniert", nameDe: "liniert", noteDe: "feine Zeilen", source: "market" },
	{ key: "fragen", nameDe: "mit Fragen", noteDe: "zum Ausfüllen", source: "market" },
];

/** The band of a condolence book, domain.md §5. */
export const guestbookRibbons: readonly Choice[] = [
	{ key: "ohne", nameDe: "ohne Band", source: "market" },
	{ key: "schwarz", nameDe: "Schwarz", swatch: "#1d1d1b", source: "market" },
	{ key: "grau", nameDe: "Grau", swatch: "#8b8d8c", source: "market" },
];

/** Lines that are printed for each entry of a condolence book, domain.md §5. */
export const guestbookEntries: readonly Choice[] = [
	{ key: "ohne", nameDe: "ohne Vordruck", source: "market" },
	{ key: "name", nameDe: "Name", source: "market" },
	{ key: "name-ort", nameDe: "Name und Ort", source: "market" },
	{ key: "name-ort-worte", nameDe: "Name, Ort und Worte", source: "market" },
];

/** Writable pages; sections of eight pages are sewn, hence the step. Bounds of domain.md §5, step ours. */
export const guestbookPages = { min: 48, max: 96, step: 8 } as const;

/** Every book is sewn: it lies open while someone writes. Ours. */
export const guestbookBinding: BookBinding = {
	key: "fadenheftung",
	nameDe: "Fadenheftung",
	noteDe: "liegt zum Schreiben offen",
	gutter: 10,
	spineTextFrom: 0,
	source: "market",
};

import type { Choice } from "@offizin/solver";

/** A page of a book, mm. */
export interface BookFormat extends Choice {
	readonly width: number;
	readonly height: number;
}

/** Spec 3.6-2; lists of templates are filtered by them (spec 2.3-7). */
export const bookOrientations = ["din-landscape", "din-portrait", "square"] as const;
export type BookOrientation = (typeof bookOrientations)[number];

/** Spec 3.6-2. */
export const photobookFormats: readonly BookFormat[] = [
	{ key: "a6-quer", nameDe: "A6 quer", width: 148, height: 105, source: "norm" },
	{ key: "a5-hoch", nameDe: "A5 hoch", width: 148, height: 210, source: "norm" },
	{ key: "a5-quer", nameDe: "A5 quer", width: 210, height: 148, source: "norm" },
	{ key: "a4-hoch", nameDe: "A4 hoch", width: 210, height: 297, source: "norm" },
	{ key: "a4-quer", nameDe: "A4 quer", width: 297, height: 210, source: "norm" },
	{ key: "a3-quer", nameDe: "A3 quer", width: 420, height: 297, source: "norm" },
	{ key: "200-200", nameDe: "Quadrat klein", width: 200, height: 200, source: "spec" },
	{ key: "300-300", nameDe: "Quadrat groß", width: 300, height: 300, source: "spec" },
];

/** Names of all values of spec 3.6-1 but the types; what goes together is in photobook-matrix.ts. */
export const photobookCovers: readonly Choice[] = [
	{ key: "hard", nameDe: "Hardcover", noteDe: "fester Einband über Graupappe", source: "spec" },
	{ key: "soft", nameDe: "Softcover", noteDe: "biegsamer Umschlag aus Karton", source: "spec" },
];

export const coverLaminations: readonly Choice[] = [
	{ key: "matt", nameDe: "matt", noteDe: "samtig, spiegelt nicht", source: "spec" },
	{ key: "glossy", nameDe: "glänzend", noteDe: "kräftige Farben, spiegelt", source: "spec" },
];

export const coverFoils: readonly Choice[] = [
	{ key: "ohne", nameDe: "ohne Folie", source: "spec" },
	{ key: "gold", nameDe: "Heißfolie Gold", swatch: "#b8954a", source: "spec" },
	{ key: "rosegold", nameDe: "Heißfolie Roségold", swatch: "#d09a86", source: "spec" },
	{ key: "silber", nameDe: "Heißfolie Silber", swatch: "#b9bcbf", source: "spec" },
];

/** Spec 3.6-3 names the field `printing` and none of its values: these are ours. */
export const photobookPrintings: readonly Choice[] = [
	{ key: "digital", nameDe: "Digitaldruck", noteDe: "auf Papier gedruckt", source: "market" },
	{ key: "silberhalogenid", nameDe: "Echtfoto", noteDe: "auf Fotopapier belichtet", source: "market" },
];

/** The format of a key; undefined when we make none. */
export function photobookFormat(key: string): BookFormat | undefined {
	return photobookFormats.find((format) => format.key === key);
}

/** How a page lies. */
export function orientationOf({
	width,
	height,
}: {
	readonly width: number;
	readonly height: number;
}): BookOrientation {
	if (width === height) return "square";
	return width > height ? "din-landscape" : "din-portrait";
}

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
	{ key: "a6-quer", width: 148, height: 105, source: "norm" },
	{ key: "a5-hoch", width: 148, height: 210, source: "norm" },
	{ key: "a5-quer", width: 210, height: 148, source: "norm" },
	{ key: "a4-hoch", width: 210, height: 297, source: "norm" },
	{ key: "a4-quer", width: 297, height: 210, source: "norm" },
	{ key: "a3-quer", width: 420, height: 297, source: "norm" },
	{ key: "200-200", width: 200, height: 200, source: "spec" },
	{ key: "300-300", width: 300, height: 300, source: "spec" },
];

/** Names of all values of spec 3.6-1 but the types; what goes together is in photobook-matrix.ts. */
export const photobookCovers: readonly Choice[] = [
	{ key: "hard", source: "spec" },
	{ key: "soft", source: "spec" },
];

export const coverLaminations: readonly Choice[] = [
	{ key: "matt", source: "spec" },
	{ key: "glossy", source: "spec" },
];

export const coverFoils: readonly Choice[] = [
	{ key: "ohne", source: "spec" },
	{ key: "gold", swatch: "#b8954a", source: "spec" },
	{ key: "rosegold", swatch: "#d09a86", source: "spec" },
	{ key: "silber", swatch: "#b9bcbf", source: "spec" },
];

/** Spec 3.6-3 names the field `printing` and none of its values: these are ours. */
export const photobookPrintings: readonly Choice[] = [
	{ key: "digital", source: "market" },
	{ key: "silberhalogenid", source: "market" },
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

import type { Choice } from "@offizin/solver";

/** Patterns of collections, each with the key of its collection; a test of the templates holds them to that. Ours. */
export const giftwrapPatterns: readonly Choice[] = [
	{ key: "eukalyptus", swatch: "#a9bb9c", source: "market" },
	{ key: "soiree", swatch: "#1f2d47", source: "market" },
];

/** Colours of a pattern, by its key: those of its collection, the main one first. */
export const giftwrapColors: Readonly<Record<string, readonly Choice[]>> = {
	eukalyptus: [
		{ key: "salbei", swatch: "#b1bfaa", source: "market" },
		{ key: "staubblau", swatch: "#b4bfc9", source: "market" },
		{ key: "terrakotta", swatch: "#d2a68b", source: "market" },
	],
	soiree: [
		{ key: "nachtblau", swatch: "#07203c", source: "market" },
		{ key: "elfenbein", swatch: "#f1e2c5", source: "market" },
		{ key: "bordeaux", swatch: "#5f061d", source: "market" },
	],
};

/** Sheets that are sold together; ours. */
export const giftwrapSets: readonly Choice[] = [
	{ key: "3", source: "market" },
	{ key: "5", source: "market" },
	{ key: "10", source: "market" },
];

/** One sheet, printed on one side and folded twice for the parcel; millimetres and grams per square metre, ours. */
export const giftwrapSheet = {
	width: 500,
	height: 700,
	grammage: 90,
	folded: { width: 250, height: 350 },
};

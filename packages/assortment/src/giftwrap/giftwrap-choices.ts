import type { Choice } from "@offizin/solver";

/** Patterns of collections, each with the key of its collection; a test of the templates holds them to that. Ours. */
export const giftwrapPatterns: readonly Choice[] = [
	{ key: "eukalyptus", swatch: "#a9bb9c", source: "market" },
	{ key: "soiree", swatch: "#1f2d47", source: "market" },
];

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

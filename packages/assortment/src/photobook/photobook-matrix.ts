import type { FactSource } from "@offizin/base";
import type { Choice } from "@offizin/solver";

/** Types of spec 3.6-1, best seller first. */
export const photobookTypes: readonly Choice[] = [
	{
		key: "digitalfotobuch",
		source: "spec",
	},
	{
		key: "echtfotobuch",
		source: "spec",
	},
	{ key: "fotoheft", source: "spec" },
];

/** What a type is made of in one cover: all that goes together. */
export interface PhotobookRow {
	readonly type: string;
	readonly cover: string;
	readonly binding: string;
	readonly papers: readonly string[];
	readonly formats: readonly string[];
	readonly pages: { readonly min: number; readonly max: number; readonly step: number };
	readonly printing: string;
	readonly source: FactSource;
}

/** Values of spec 3.6-1 and 3.6-2; what goes together is ours (domain.md §3.1). */
export const photobookMatrix: readonly PhotobookRow[] = [
	{
		type: "fotoheft",
		cover: "soft",
		binding: "heftbindung",
		papers: ["standard", "matt"],
		formats: ["a6-quer", "a5-hoch", "a5-quer", "a4-hoch", "200-200"],
		pages: { min: 16, max: 48, step: 4 },
		printing: "digital",
		source: "market",
	},
	{
		type: "digitalfotobuch",
		cover: "soft",
		binding: "pur",
		papers: ["standard", "matt", "glaenzend", "feinstweiss"],
		formats: ["a5-hoch", "a5-quer", "a4-hoch", "a4-quer", "200-200"],
		pages: { min: 24, max: 120, step: 4 },
		printing: "digital",
		source: "market",
	},
	{
		type: "digitalfotobuch",
		cover: "hard",
		binding: "pur",
		papers: ["standard", "matt", "glaenzend", "feinstweiss"],
		formats: ["a5-hoch", "a5-quer", "a4-hoch", "a4-quer", "a3-quer", "200-200", "300-300"],
		pages: { min: 24, max: 160, step: 4 },
		printing: "digital",
		source: "market",
	},
	{
		type: "echtfotobuch",
		cover: "hard",
		binding: "layflat",
		papers: ["matt", "glaenzend"],
		formats: ["a4-hoch", "a4-quer", "a3-quer", "200-200", "300-300"],
		pages: { min: 16, max: 80, step: 2 },
		printing: "silberhalogenid",
		source: "market",
	},
];

/** The row of a type in a cover; undefined when the type has no such cover. */
export function photobookRow(type: string | undefined, cover: string | undefined): PhotobookRow | undefined {
	return photobookMatrix.find((row) => row.type === type && row.cover === cover);
}

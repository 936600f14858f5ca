import type { FactSource } from "@offizin/base";
import type { FactCode } from "../product/fact.ts";

/** What has to be said about a thing: a declaration that belongs to it, or what it must not be used for. */
export type MerchNote = Extract<
	FactCode,
	"merch.food" | "merch.rinse" | "merch.wash" | "merch.noToy" | "merch.magnets"
>;

/** One kind of thing that is printed. */
export interface MerchType {
	readonly key: string;
	readonly notes: readonly MerchNote[];
	readonly source: FactSource;
}

/** One size of a thing. */
export interface MerchFormat {
	/** Unique among all things, since `format` is one option. */
	readonly key: string;
	readonly type: string;
	/** Printed area in millimetres, of one piece of a set. */
	readonly print: { readonly width: number; readonly height: number };
	/** Pieces in a set; of a puzzle its parts are no pieces. */
	readonly pieces: number;
	/** Of everything together, without packaging. */
	readonly grams: number;
	readonly source: FactSource;
}

/** The spec gives no list; this is the one of domain.md §5. */
export const merchTypes: readonly MerchType[] = [
	{
		key: "tasse",
		notes: ["merch.food", "merch.rinse"],
		source: "market",
	},
	{
		key: "kissen",
		notes: ["merch.wash"],
		source: "market",
	},
	{
		key: "puzzle",
		notes: ["merch.noToy"],
		source: "market",
	},
	{
		key: "magnete",
		notes: ["merch.magnets", "merch.noToy"],
		source: "market",
	},
	{
		key: "anhaenger",
		notes: ["merch.noToy"],
		source: "market",
	},
	{
		key: "stofftasche",
		notes: ["merch.wash"],
		source: "market",
	},
	{
		key: "geschenktasche",
		notes: [],
		source: "market",
	},
];

/** Sizes of domain.md §5; sets, bags and printed areas it leaves open are those of common makes. */
export const merchFormats: readonly MerchFormat[] = [
	{
		key: "325-ml",
		type: "tasse",
		print: { width: 200, height: 90 },
		pieces: 1,
		grams: 330,
		source: "market",
	},
	{
		key: "40x40",
		type: "kissen",
		print: { width: 400, height: 400 },
		pieces: 1,
		grams: 420,
		source: "market",
	},
	{
		key: "112",
		type: "puzzle",
		print: { width: 270, height: 190 },
		pieces: 1,
		grams: 110,
		source: "market",
	},
	{
		key: "252",
		type: "puzzle",
		print: { width: 380, height: 260 },
		pieces: 1,
		grams: 215,
		source: "market",
	},
	{
		key: "500",
		type: "puzzle",
		print: { width: 480, height: 360 },
		pieces: 1,
		grams: 375,
		source: "market",
	},
	{
		key: "1000",
		type: "puzzle",
		print: { width: 680, height: 480 },
		pieces: 1,
		grams: 710,
		source: "market",
	},
	{
		key: "set-4",
		type: "magnete",
		print: { width: 50, height: 50 },
		pieces: 4,
		grams: 60,
		source: "market",
	},
	{
		key: "set-9",
		type: "magnete",
		print: { width: 50, height: 50 },
		pieces: 9,
		grams: 135,
		source: "market",
	},
	{
		key: "set-16",
		type: "magnete",
		print: { width: 50, height: 50 },
		pieces: 16,
		grams: 240,
		source: "market",
	},
	{
		key: "rund-90",
		type: "anhaenger",
		print: { width: 90, height: 90 },
		pieces: 1,
		grams: 45,
		source: "market",
	},
	{
		key: "38x42",
		type: "stofftasche",
		print: { width: 280, height: 350 },
		pieces: 1,
		grams: 130,
		source: "market",
	},
	{
		key: "16x22",
		type: "geschenktasche",
		print: { width: 160, height: 220 },
		pieces: 1,
		grams: 45,
		source: "market",
	},
	{
		key: "24x32",
		type: "geschenktasche",
		print: { width: 240, height: 320 },
		pieces: 1,
		grams: 85,
		source: "market",
	},
];

/** The format of a checked configuration with its type; throws for an unchecked one. */
export function merchItem(key: string | undefined): {
	readonly type: MerchType;
	readonly format: MerchFormat;
} {
	const format = merchFormats.find((candidate) => candidate.key === key);
	const type = merchTypes.find((candidate) => candidate.key === format?.type);
	if (!format || !type) throw new Error(`Unchecked configuration: merch format ${key}`);
	return { type, format };
}

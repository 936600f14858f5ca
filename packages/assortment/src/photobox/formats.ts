import type { FactSource } from "@offizin/base";

/** Prints that come in a box; lengths in whole millimetres. */
export interface BoxFormat {
	readonly key: string;
	readonly print: { readonly width: number; readonly height: number };
	/** The picture on the print: smaller where a white border belongs to the format. */
	readonly image: { readonly width: number; readonly height: number };
	/** Most prints that one box takes. */
	readonly maxAmount: number;
	readonly source: FactSource;
}

/** Domain.md §5. The largest prints come in half boxes, since a full one would pass 0.5 kg. */
export const boxFormats: readonly BoxFormat[] = [
	{
		key: "retro",
		print: { width: 88, height: 107 },
		image: { width: 79, height: 79 },
		maxAmount: 100,
		source: "market",
	},
	{
		key: "quadrat",
		print: { width: 100, height: 100 },
		image: { width: 100, height: 100 },
		maxAmount: 100,
		source: "market",
	},
	{
		key: "klassik",
		print: { width: 100, height: 150 },
		image: { width: 100, height: 150 },
		maxAmount: 100,
		source: "market",
	},
	{
		key: "gross",
		print: { width: 130, height: 180 },
		image: { width: 130, height: 180 },
		maxAmount: 50,
		source: "market",
	},
];

/** The format of a checked configuration; throws for an unchecked one. */
export function boxFormat(key: string | undefined): BoxFormat {
	const found = boxFormats.find((candidate) => candidate.key === key);
	if (!found) throw new Error(`Unchecked configuration: photo box format ${key}`);
	return found;
}

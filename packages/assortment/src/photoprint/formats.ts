import type { FactSource } from "@offizin/base";

/** A print size, whole millimetres. Landscape pictures are printed turned. */
export interface PrintFormat {
	/** As printed on the envelope: centimetres, "9x13"; "retro" is the instant photo with its white frame. */
	readonly key: string;
	readonly width: number;
	readonly height: number;
	/** What it is called besides its size. */
	/** The picture on it, where a white frame belongs to the print. */
	readonly image?: { readonly width: number; readonly height: number };
	readonly source: FactSource;
}

/** Domain.md §5. */
export const printFormats: readonly PrintFormat[] = [
	{ key: "9x13", width: 90, height: 130, source: "market" },
	{ key: "10x15", width: 100, height: 150, source: "market" },
	{ key: "11x15", width: 110, height: 150, source: "market" },
	{ key: "13x18", width: 130, height: 180, source: "market" },
	{ key: "15x20", width: 150, height: 200, source: "market" },
	{ key: "20x30", width: 200, height: 300, source: "market" },
	{ key: "10x10", width: 100, height: 100, source: "market" },
	{ key: "13x13", width: 130, height: 130, source: "market" },
	{ key: "20x20", width: 200, height: 200, source: "market" },
	{
		key: "retro",
		width: 88,
		height: 107,
		image: { width: 79, height: 79 },
		source: "market",
	},
];

/** The format of a checked configuration; throws for an unchecked one. */
export function printFormat(key: string | undefined): PrintFormat {
	const found = printFormats.find((candidate) => candidate.key === key);
	if (!found) throw new Error(`Unchecked configuration: print format ${key}`);
	return found;
}

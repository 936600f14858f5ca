import type { FontId } from "@offizin/text";
import type { Um } from "@offizin/units";

/** Red, green and blue, 0 to 255, in sRGB. */
export type Rgb = readonly [number, number, number];

/** The type and the colours of a brand on paper. */
export interface Look {
	readonly display: FontId;
	readonly text: FontId;
	readonly strong: FontId;
	/** Asked in turn for letters that those cannot draw. */
	readonly fallback: readonly FontId[];
	readonly ink: Rgb;
	/** The one colour: the name of the brand, and the line above the total. */
	readonly accent: Rgb;
	/** Labels and small print. */
	readonly quiet: Rgb;
	/** Hairlines. */
	readonly line: Rgb;
}

interface Column {
	readonly head: string;
	/** Absent: what the others leave. */
	readonly width?: Um;
	readonly align: "left" | "right";
}

export interface Row {
	/** One for each column. */
	readonly cells: readonly string[];
	/** Small, below the widest cell. */
	readonly note?: string;
	/** A JPEG, in the first column. */
	readonly picture?: Uint8Array;
}

export interface LetterTable {
	readonly columns: readonly Column[];
	readonly rows: readonly Row[];
	/** What the first rows come to, for the foot of a page and the head of the next; absent where nothing is added up. */
	readonly carried?: (rows: number) => {
		readonly over: string;
		readonly brought: string;
		readonly amount: string;
	};
}

export interface Sum {
	readonly label: string;
	readonly amount: string;
	readonly isTotal?: true;
}

/** What is said on paper. */
export interface Letter {
	readonly language: string;
	readonly title: string;
	/** Name of the brand, as its mark. */
	readonly brand: string;
	/** One line in the window, above the address. */
	readonly sender: string;
	/** At most six lines. */
	readonly recipient: readonly string[];
	readonly facts: readonly (readonly [label: string, value: string])[];
	readonly heading: string;
	readonly paragraphs: readonly string[];
	readonly table?: LetterTable;
	readonly sums: readonly Sum[];
	/** VAT by rate: heads, then rows of figures. */
	readonly breakdown?:
		| { readonly heads: readonly string[]; readonly rows: readonly (readonly string[])[] }
		| undefined;
	readonly notes: readonly string[];
	/** A code beside the words about it; `path` draws it in a square of that side. */
	readonly code?: {
		readonly path: (side: Um) => string;
		readonly title: string;
		readonly lines: readonly string[];
	};
	/** Columns of small print. */
	readonly foot: readonly (readonly string[])[];
	/** "Seite 2 von 3"; said where there is more than one. */
	readonly pageOf: (page: number, pages: number) => string;
}

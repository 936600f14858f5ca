import type { GuestListSource } from "./guest-list.ts";

/** A cell as text, or why it has none. */
export type Cell =
	| string
	| { readonly problem: "error"; readonly value: string }
	| { readonly problem: "formulaWithoutValue" };

export interface TableRow {
	/** As the spreadsheet counts, from 1. */
	readonly number: number;
	/** A gap is "". */
	readonly cells: readonly Cell[];
	readonly isHidden?: boolean;
}

/** A file as rows of cells; rows without any value are not in it. */
export interface Table {
	readonly source: GuestListSource;
	readonly rows: readonly TableRow[];
	/** Sheets a person sees that hold rows too, where nobody said which is meant. */
	readonly unread?: readonly string[];
}

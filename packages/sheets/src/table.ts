import type { TextEncodingName } from "./encoding/decode-text.ts";
import type { EncodingGuess } from "./encoding/guess-encoding.ts";

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

/** Where the rows came from, to be shown beside them. */
export type TableSource =
	| {
			readonly kind: "csv";
			readonly encoding: TextEncodingName;
			readonly separator: string;
			/** The encoding was told by the letters, not by the file. */
			readonly guess?: EncodingGuess;
	  }
	| { readonly kind: "xlsx"; readonly sheet: string; readonly sheets: readonly string[] };

/** A file as rows of cells; rows without any value are not in it. */
export interface FileRows {
	readonly source: TableSource;
	readonly rows: readonly TableRow[];
	/** Sheets a person sees that hold rows too, where nobody said which is meant. */
	readonly unread?: readonly string[];
}

/** Where the names of the columns were looked for. */
export interface HeaderPlace {
	/** As the spreadsheet counts. */
	readonly row: number;
	/** All sheets of a file with several. */
	readonly sheets?: readonly string[];
}

/** A file as named columns and the rows below; rows without any value are not in it. */
export interface Table extends FileRows {
	readonly header: HeaderPlace;
	/** Names of the columns in their order, "" where one has none. */
	readonly headers: readonly string[];
}

/** How much is read at most. */
export interface SpreadsheetLimits {
	/** Of the file. */
	readonly bytes: number;
	/** Of all parts of an .xlsx that are read. */
	readonly unpackedBytes: number;
	/** Below the names of the columns; of a .csv no more than twice as many lines are read, empty ones among them. */
	readonly rows: number;
	readonly columns: number;
}

/** What a file is that cannot be read. */
export type UnreadableKind =
	| "xls"
	| "xlsb"
	| "ods"
	| "numbers"
	| "pdf"
	| "text"
	| "picture"
	| "html"
	| "password"
	| "damaged"
	| "quotes"
	| "unknown";

/** Expected refusals. */
export type SpreadsheetError =
	| { readonly code: "spreadsheet_unreadable"; readonly kind: UnreadableKind; readonly row?: number }
	| { readonly code: "spreadsheet_empty"; readonly sheets?: readonly string[] }
	| { readonly code: "spreadsheet_header_row_empty"; readonly row: number }
	| {
			readonly code: "spreadsheet_too_large";
			readonly limit: keyof SpreadsheetLimits;
			readonly max: number;
	  }
	| {
			readonly code: "spreadsheet_sheet_missing";
			readonly sheet: string;
			/** None in a .csv. */
			readonly sheets: readonly string[];
	  };

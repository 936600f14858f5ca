import type { PostcodeDoubt } from "@offizin/design";
import type {
	HeaderPlace,
	SingleByteEncoding,
	SpreadsheetError,
	SpreadsheetLimits,
	TableSource,
} from "@offizin/sheets";

/** A field of a document that guests fill. */
export interface GuestListField {
	readonly key: string;
	readonly label: string;
	/** A list without a column for it is fine; the field is then empty for everybody. */
	readonly optional?: true;
}

export interface GuestListOptions {
	readonly fields: readonly GuestListField[];
	/** The sheet to read, by its name or by its number among the visible ones; the first visible one otherwise. */
	readonly sheet?: string;
	/** The row with the field names, as the spreadsheet counts; the first with anything in it otherwise. */
	readonly headerRow?: number;
}

/** Guests ready to print. A row with a finding of severity "error" is not among the records. */
export interface GuestList {
	readonly source: TableSource;
	/** In the order of the file; `field` is null where no field goes by that header. */
	readonly columns: readonly { readonly header: string; readonly field: string | null }[];
	/** One value for every field of the document, "" where the cell is empty. Unicode NFC, line breaks as \n. */
	readonly records: readonly Readonly<Record<string, string>>[];
	/** Row of each record as the spreadsheet counts them. */
	readonly rows: readonly number[];
	readonly header: HeaderPlace;
	readonly findings: readonly GuestListFinding[];
}

interface CellFinding {
	readonly row: number;
	readonly header: string;
}

/** What a person should look at. "error": the row was left out. "warning": it was kept as it is. */
export type GuestListFinding =
	| (CellFinding & { readonly rule: "cell.error"; readonly severity: "error"; readonly value: string })
	| (CellFinding & { readonly rule: "cell.formulaWithoutValue"; readonly severity: "error" })
	| (CellFinding & { readonly rule: "cell.tooLong"; readonly severity: "error"; readonly length: number })
	| (CellFinding & {
			readonly rule: "cell.unprintable";
			readonly severity: "error";
			/** As "U+0007". */
			readonly characters: readonly string[];
	  })
	| (CellFinding & { readonly rule: "cell.lineBreak"; readonly severity: "error" })
	| (CellFinding & {
			readonly rule: "postcode.doubtful";
			readonly severity: "warning";
			readonly value: string;
			readonly doubt: PostcodeDoubt;
	  })
	| { readonly rule: "row.withoutFields"; readonly severity: "error"; readonly row: number }
	| { readonly rule: "row.hidden"; readonly severity: "warning"; readonly row: number }
	| EncodingFinding
	| UnreadSheets;

/** About the whole file: guests on another sheet get no card. */
interface UnreadSheets {
	readonly rule: "sheet.unread";
	readonly severity: "warning";
	readonly sheet: string;
	readonly others: readonly string[];
}

/** About the whole list: letters other than a–z are right only if the guess is. */
export interface EncodingFinding {
	readonly rule: "encoding.guessed";
	readonly severity: "warning";
	readonly encoding: SingleByteEncoding;
	/** What is printed and depends on the encoding, from up to three rows. */
	readonly samples: readonly { readonly row: number; readonly text: string }[];
	/** Where the letters do not tell: the other encoding, and the samples in it. */
	readonly rival?: { readonly encoding: SingleByteEncoding; readonly texts: readonly string[] };
}

/** Expected refusals; `guestListErrorWords` says them. */
export type GuestListError =
	| SpreadsheetError
	| ({
			readonly code: "guest_list_field_missing";
			/** Labels of the fields without a column. */
			readonly fields: readonly string[];
			readonly headers: readonly string[];
	  } & HeaderPlace)
	| {
			readonly code: "guest_list_duplicate_header";
			readonly field: string;
			/** Letters of the columns, as the spreadsheet names them. */
			readonly columns: readonly string[];
			readonly headers: readonly string[];
	  }
	| { readonly code: "guest_list_row_too_wide"; readonly row: number; readonly columns: number };

export const guestListLimits = {
	bytes: 10 * 1024 * 1024,
	unpackedBytes: 48 * 1024 * 1024,
	rows: 5_000,
	columns: 100,
	/** UTF-16 units of one cell. */
	cell: 4_000,
} as const satisfies SpreadsheetLimits & { cell: number };

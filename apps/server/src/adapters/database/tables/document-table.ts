import type { CreditNote, DocumentKind, Invoice } from "@offizin/invoices";
import type { Currency } from "@offizin/money";
import type { ColumnType } from "kysely";
import type { Json, Timestamp } from "../column.ts";

/** How far a series has counted in a year. */
export interface DocumentSeriesTable {
	series: string;
	year: number;
	last: number;
}

/** An invoice or credit note. Once written only its file is noted; the database refuses everything else. */
export interface DocumentTable {
	id: string;
	kind: DocumentKind;
	series: string;
	year: number;
	count: number;
	number: string;
	order: string;
	/** The one that a credit note takes back from. */
	invoice: string | null;
	issued_at: Timestamp;
	/** Day in Berlin. */
	issued_on: string;
	data: Json<Invoice | CreditNote>;
	/** Minor units, above zero for both kinds. */
	total: number;
	currency: Currency;
	/** Of its file, once it is made. */
	sha256: ColumnType<string | null, null, string>;
	bytes: ColumnType<number | null, null, number>;
}

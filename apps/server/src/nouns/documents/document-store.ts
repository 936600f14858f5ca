import { type Day, yearOf } from "@offizin/calendar-days";
import {
	type CreditNote,
	type DocumentKind,
	documentNumber,
	type Invoice,
	seriesOf,
} from "@offizin/invoices";
import { type Selectable, sql } from "kysely";
import type { Db, Trx } from "../../adapters/database/database.ts";
import { toJson } from "../../adapters/database/json.ts";
import type { DocumentTable } from "../../adapters/database/tables/document-table.ts";
import { newId } from "../../adapters/ids/new-id.ts";

type Row = Selectable<DocumentTable>;

/** An invoice or credit note as it was issued. */
export type Issued<Kind extends DocumentKind = DocumentKind> = Pick<
	Row,
	"id" | "number" | "order" | "issued_at" | "issued_on" | "total" | "currency" | "sha256" | "bytes"
> & { readonly data: Extract<Invoice | CreditNote, { readonly kind: Kind }> };

interface NewDocument<Kind extends DocumentKind> {
	/** Id of the order. */
	readonly order: string;
	readonly data: Issued<Kind>["data"];
	/** Id of the invoice a credit note takes back from. */
	readonly invoice?: string;
	readonly at: Date;
	readonly day: Day;
}

/**
 * Writes a document under the next number of its series, whose row stays locked until the transaction ends: when that
 * fails, the number is free again (invoices.I12).
 */
export async function insertDocument<Kind extends DocumentKind>(
	trx: Trx,
	{ order, data, invoice, at, day }: NewDocument<Kind>,
): Promise<Issued<Kind>> {
	const [series, year] = [seriesOf(data), yearOf(day)];
	const { last: count } = await trx
		.insertInto("document_series")
		.values({ series, year, last: 1 })
		.onConflict((conflict) =>
			conflict.columns(["series", "year"]).doUpdateSet({ last: sql`document_series.last + 1` }),
		)
		.returning("last")
		.executeTakeFirstOrThrow();
	const document = {
		...{ id: newId(), number: documentNumber(series, year, count), order, issued_at: at, issued_on: day },
		...{ total: data.total.amount, currency: data.total.currency, sha256: null, bytes: null },
	};
	await trx
		.insertInto("document")
		.values({
			...document,
			...{ kind: data.kind, series, year, count, invoice: invoice ?? null },
			data: toJson<Invoice | CreditNote>(data),
		})
		.execute();
	return { ...document, data };
}

/** The documents of an order, the oldest first. */
export async function documentsOf(db: Db | Trx, order: string): Promise<readonly Issued[]> {
	return db
		.selectFrom("document")
		.selectAll()
		.where("order", "=", order)
		.orderBy("issued_at")
		.orderBy("number")
		.execute();
}

export function isInvoice(issued: Issued): issued is Issued<"invoice"> {
	return issued.data.kind === "invoice";
}

export function isCredit(issued: Issued): issued is Issued<"credit"> {
	return issued.data.kind === "credit";
}

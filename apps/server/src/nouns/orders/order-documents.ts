import type { DocumentKind } from "@offizin/invoices";
import type { Currency } from "@offizin/money";
import type { Db, Trx } from "../../adapters/database/database.ts";

/** What of a document an order tells. */
export interface OrderDocument {
	readonly number: string;
	readonly kind: DocumentKind;
	readonly issued_on: string;
	readonly total: number;
	readonly currency: Currency;
}

/** The invoices and credit notes of an order, the oldest first. */
export function findDocuments(db: Db | Trx, order: string): Promise<readonly OrderDocument[]> {
	return db
		.selectFrom("document")
		.select(["number", "kind", "issued_on", "total", "currency"])
		.where("order", "=", order)
		.orderBy("issued_at")
		.orderBy("number")
		.execute();
}

import { err, ok, type Result } from "@offizin/base";
import { type CreditRefusal, type CreditWish, creditNoteOf } from "@offizin/invoices";
import type { Trx } from "../../adapters/database/database.ts";
import type { Platform } from "../platform.ts";
import { documentsOf, type Issued, insertDocument, isCredit, isInvoice } from "./document-store.ts";
import { dayInBerlin } from "./issue-invoice.ts";
import { requestFile } from "./request-file.ts";

export interface CreditOrder {
	/** Id of the order. */
	readonly order: string;
	readonly wish: CreditWish;
	/** Why, in words for the customer. */
	readonly reason: string;
}

export type CreditNoteRefusal = CreditRefusal | { readonly code: "invoice_missing" };

/** Takes back from the invoice of an order, in the caller's transaction. Two at once wait for each other. */
export async function issueCreditNote(
	platform: Pick<Platform, "queue" | "now">,
	trx: Trx,
	{ order, wish, reason }: CreditOrder,
): Promise<Result<Issued<"credit">, CreditNoteRefusal>> {
	await trx.selectFrom("order").select("id").where("id", "=", order).forNoKeyUpdate().execute();
	const documents = await documentsOf(trx, order);
	const invoice = documents.find(isInvoice);
	if (!invoice) return err({ code: "invoice_missing" });
	const earlier = documents.filter(isCredit).map(({ data }) => data);
	const credit = creditNoteOf(invoice.data, earlier, wish);
	if (!credit.ok) return credit;
	const at = platform.now();
	const { kind: _kind, supply: _supply, method: _method, paidOn: _paid, dueOn: _due, ...same } = invoice.data;
	const issued = await insertDocument<"credit">(trx, {
		order,
		data: {
			...same,
			...credit.value,
			kind: "credit",
			invoice: { number: invoice.number, issuedOn: invoice.issued_on },
			reason,
		},
		invoice: invoice.id,
		at,
		day: dayInBerlin(at),
	});
	await requestFile(platform, trx, issued);
	return ok(issued);
}

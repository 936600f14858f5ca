import { type Day, wallTime } from "@offizin/calendar-days";
import { lastArrival } from "@offizin/cart";
import { invoiceOf, type Supply, sellerOf } from "@offizin/invoices";
import type { Trx } from "../../adapters/database/database.ts";
import { lineDetails } from "../orders/line-details.ts";
import { findOrderById, type StoredOrder, toOrder } from "../orders/order-store.ts";
import type { Platform } from "../platform.ts";
import { documentsOf, type Issued, insertDocument, isInvoice } from "./document-store.ts";
import { requestFile } from "./request-file.ts";

/**
 * Issues the invoice of a placed order in the caller's transaction, which has changed what makes it due: it is paid, or
 * the first of it was sent (decision 113). Once for each order; nothing for what costs nothing.
 */
export async function issueInvoice(
	platform: Pick<Platform, "queue" | "now">,
	trx: Trx,
	order: string,
): Promise<Issued<"invoice"> | undefined> {
	await trx.selectFrom("order").select("id").where("id", "=", order).forNoKeyUpdate().execute();
	const known = (await documentsOf(trx, order)).find(isInvoice);
	if (known) return known;
	const stored = await findOrderById(trx, order);
	if (!stored) throw new Error(`order ${order} is not placed and has no invoice`);
	const at = platform.now();
	const day = dayInBerlin(at);
	const invoice = invoiceOf(invoicedOrder(stored), {
		seller: sellerOf(stored.row.channel),
		locale: stored.row.locale,
		orderedOn: dayInBerlin(stored.row.placed_at),
		today: day,
		...supplyOf(stored, day),
		routingId: stored.row.routing_id ?? undefined,
	});
	if (!invoice) return undefined;
	const issued = await insertDocument<"invoice">(trx, { order, data: invoice, at, day });
	await requestFile(platform, trx, issued);
	return issued;
}

/** Days of documents are those of the workshop, whose years they count in. */
export function dayInBerlin(at: Date): Day {
	return wallTime(at.toISOString(), "Europe/Berlin").day;
}

function invoicedOrder(stored: StoredOrder) {
	const { locale } = stored.row;
	const lines = stored.lines.map((line) => ({ ...line, details: lineDetails(line, locale) }));
	return { ...toOrder(stored), lines };
}

/** What was sent, was sent today; the rest of it, and what is paid before, until the day it was promised for. */
function supplyOf(
	{ lines, deliveries }: StoredOrder,
	today: Day,
): { readonly supply: Supply; readonly arrival: Day } {
	const isBegun = lines.some(({ delivery }) => delivery !== "pending");
	const isSent = lines.every(({ delivery }) => delivery !== "pending");
	const promised = lastArrival(deliveries) ?? today;
	const arrival = promised < today ? today : promised;
	const until = isSent ? today : arrival;
	const isPromised = !isBegun && deliveries.length > 0;
	return { supply: { from: today, until, ...(isPromised ? { isPromised } : {}) }, arrival };
}

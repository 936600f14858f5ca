import { invariant } from "@offizin/base";
import { printedItems } from "@offizin/cart";
import { toJson } from "../../adapters/database/json.ts";
import { newId } from "../../adapters/ids/new-id.ts";
import { crashPoint } from "../../crash-point.ts";
import { closeCart, lockCartOfOrder } from "../cart/cart-store.ts";
import { issueInvoice } from "../documents/issue-invoice.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { type OrderEvent, recordEvents } from "../orders/order-event.ts";
import type { Platform } from "../platform.ts";
import { markAnswered } from "./idempotency.ts";
import type { Consent } from "./payment-step.ts";

const eventOf = { paid: "pay", differs: "payment_differs" } as const;

/**
 * Places a drafted order in one transaction: the order counts, the cart is closed, mail and print files are on their
 * way. Any number of calls have the effect of one. Throws for an order that was abandoned.
 */
export async function finishOrder(
	platform: Platform,
	id: string,
	consent: Exclude<Consent, "open">,
): Promise<void> {
	const { config, database, queue, now } = platform;
	await database.db.transaction().execute(async (trx) => {
		await lockCartOfOrder(trx, id);
		const order = await trx
			.updateTable("order")
			.set(({ ref }) => ({
				state: "placed",
				placed_at: ref("drafted_at"),
				...(consent === "paid" ? { payment_state: "paid" } : {}),
			}))
			.where("id", "=", id)
			.where("state", "=", "draft")
			.returning("cart")
			.executeTakeFirst();
		if (!order) {
			const { state } = await trx
				.selectFrom("order")
				.select("state")
				.where("id", "=", id)
				.executeTakeFirstOrThrow();
			invariant(state === "placed", `order ${id} was abandoned and cannot be placed`);
			// A request under another key may have joined while the order was being placed.
			await markAnswered(trx, id);
			return;
		}
		const at = now();
		await closeCart(trx, order.cart, at);
		const lines = await trx
			.selectFrom("order_line")
			.select("id")
			.where("order", "=", id)
			.where("item", "in", [...printedItems])
			.execute();
		const jobs = lines.map((line) => ({
			id: newId(),
			line: line.id,
			state: "queued" as const,
			notes: toJson([]),
			failures: 0,
			created_at: at,
		}));
		if (jobs.length > 0) await trx.insertInto("print_job").values(jobs).execute();
		const told: readonly OrderEvent["event"][] = consent === "agreed" ? [] : [eventOf[consent]];
		await recordEvents(
			trx,
			["placed" as const, ...told].map((event) => ({ order: id, at, event })),
		);
		if (consent === "paid") await issueInvoice(platform, trx, id);
		await markAnswered(trx, id);
		await enqueueMail(platform, trx, { order: id, kind: "confirmation" });
		for (const job of jobs) await queue.send("print.line", { job: job.id }, { trx, key: job.id });
		crashPoint(config, "checkout.beforeCommit");
	});
	crashPoint(config, "checkout.afterFinish");
}

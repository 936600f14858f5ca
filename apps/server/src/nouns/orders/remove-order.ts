import { lockCartOfOrder } from "../cart/cart-store.ts";
import type { Platform } from "../platform.ts";
import { removeKeptMails } from "./remove-contact.ts";
import { removeDocuments } from "./remove-documents.ts";
import { releasePrintData, removePrintFiles } from "./remove-print-data.ts";

/** Removes orders without a trace, their carts with them unless those are open again. */
export async function removeOrders(
	platform: Pick<Platform, "database" | "files" | "now">,
	orders: readonly string[],
): Promise<void> {
	const { db } = platform.database;
	for (const order of orders) {
		await db.transaction().execute((trx) => releasePrintData(trx, order, platform.now()));
	}
	// Files before rows: a crash in between leaves rows that lead here again.
	if (orders.length > 0) await removePrintFiles(platform);
	for (const order of orders) await removeRows(platform, order);
}

async function removeRows({ database: { db } }: Pick<Platform, "database">, order: string): Promise<void> {
	await db.transaction().execute(async (trx) => {
		await lockCartOfOrder(trx, order);
		await trx.deleteFrom("order_event").where("order", "=", order).execute();
		await trx.deleteFrom("parcel").where("order", "=", order).execute();
		await trx.deleteFrom("refund").where("order", "=", order).execute();
		await trx.deleteFrom("payment_session").where("order", "=", order).execute();
		await trx.deleteFrom("checkout_request").where("order", "=", order).execute();
		await removeKeptMails(trx, order);
		await removeDocuments(trx, order);
		await trx.deleteFrom("mail").where("order", "=", order).execute();
		await trx
			.deleteFrom("print_job")
			.where("line", "in", ({ selectFrom }) =>
				selectFrom("order_line").select("order_line.id").where("order", "=", order),
			)
			.execute();
		await trx.deleteFrom("order_line").where("order", "=", order).execute();
		const removed = await trx
			.deleteFrom("order")
			.where("id", "=", order)
			.returning("cart")
			.executeTakeFirst();
		if (!removed) return;
		await trx
			.deleteFrom("cart")
			.where("id", "=", removed.cart)
			.where("ordered_at", "is not", null)
			.where(({ exists, not, selectFrom }) =>
				not(exists(selectFrom("order").select("order.id").whereRef("order.cart", "=", "cart.id"))),
			)
			.execute();
	});
}

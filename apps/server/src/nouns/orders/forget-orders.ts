import type { Platform } from "../platform.ts";
import { isFinished } from "./finished-order.ts";
import { removeContact } from "./remove-contact.ts";
import { removeOrders } from "./remove-order.ts";

type Forgetting = Pick<Platform, "database" | "files" | "now">;

/** Removes what was begun at `draftedUntil` or before and never became an order. */
export async function forgetAbandonedOrders(platform: Forgetting, draftedUntil: Date): Promise<void> {
	const abandoned = await platform.database.db
		.selectFrom("order")
		.select("id")
		.where("state", "=", "abandoned")
		.where("drafted_at", "<=", draftedUntil)
		.execute();
	await removeOrders(
		platform,
		abandoned.map(({ id }) => id),
	);
}

/**
 * Removes orders placed before `before`, whatever has become of them, but none with a document that was issued later: each
 * has its own years.
 */
export async function forgetOrders(platform: Forgetting, before: Date): Promise<void> {
	const old = await platform.database.db
		.selectFrom("order")
		.select("id")
		.where("state", "=", "placed")
		.where("placed_at", "<", before)
		.where(({ exists, not, selectFrom }) =>
			not(
				exists(
					selectFrom("document")
						.select("document.id")
						.whereRef("document.order", "=", "order.id")
						.where("issued_at", ">=", before),
				),
			),
		)
		.execute();
	await removeOrders(
		platform,
		old.map(({ id }) => id),
	);
}

/** Leaves of finished orders placed before `placedBefore` only what their invoices need. */
export async function forgetContacts(
	{ database: { db }, now }: Pick<Platform, "database" | "now">,
	placedBefore: Date,
): Promise<void> {
	const old = await db
		.selectFrom("order")
		.select("id")
		.where("state", "=", "placed")
		.where("contact_removed_at", "is", null)
		.where("placed_at", "<", placedBefore)
		.where(isFinished)
		.execute();
	for (const { id } of old) await db.transaction().execute((trx) => removeContact(trx, id, now()));
}

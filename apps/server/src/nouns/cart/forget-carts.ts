import { type ExpressionBuilder, sql } from "kysely";
import type { Db } from "../../adapters/database/database.ts";
import type { Tables } from "../../adapters/database/schema.ts";

const BATCH = 500;

/** Removes open carts that nobody has changed since `before` and that no order came of. */
export async function forgetCarts(db: Db, before: Date): Promise<void> {
	while ((await forgetSome(db, before)) === BATCH);
}

/** Of one batch, how many were there to be removed. */
function forgetSome(db: Db, before: Date): Promise<number> {
	return db.transaction().execute(async (trx) => {
		// A cart that somebody holds is about to change or to be ordered; of those we hold nobody begins an order.
		const left = await trx
			.selectFrom("cart")
			.select("id")
			.where("ordered_at", "is", null)
			.where("changed_at", "<", before)
			.where(isUnordered)
			.limit(BATCH)
			.forUpdate()
			.skipLocked()
			.execute();
		const ids = left.map(({ id }) => id);
		// Asked again: an order may have been begun just before the cart was ours.
		await trx.deleteFrom("cart").where("id", "=", sql<string>`any(${ids})`).where(isUnordered).execute();
		return ids.length;
	});
}

function isUnordered({ exists, not, selectFrom }: ExpressionBuilder<Tables, "cart">) {
	return not(exists(selectFrom("order").select("order.id").whereRef("order.cart", "=", "cart.id")));
}

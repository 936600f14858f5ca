import type { Db } from "../database/database.ts";

/** Removes open carts that nobody has changed since `before` and that no order came of. */
export async function forgetCarts(db: Db, before: Date): Promise<void> {
	await db
		.deleteFrom("cart")
		.where("ordered_at", "is", null)
		.where("changed_at", "<", before)
		.where(({ exists, not, selectFrom }) =>
			not(exists(selectFrom("order").select("order.id").whereRef("order.cart", "=", "cart.id"))),
		)
		.execute();
}

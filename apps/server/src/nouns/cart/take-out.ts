import type { StoredOwner } from "@offizin/accounts";
import type { Trx } from "../../adapters/database/database.ts";
import { toJson } from "../../adapters/database/json.ts";

/**
 * Takes designs out of the open carts of some owners, with a version that no page has seen; an order that is being made
 * keeps them.
 */
export async function takeOut(
	trx: Trx,
	{ owners, designs }: { readonly owners: readonly StoredOwner[]; readonly designs: readonly string[] },
	at: Date,
): Promise<void> {
	if (owners.length === 0 || designs.length === 0) return;
	const carts = await trx
		.selectFrom("cart")
		.select(["id", "lines"])
		.where("owner", "in", [...owners])
		.where("ordered_at", "is", null)
		.where(({ not, exists, selectFrom }) =>
			not(
				exists(
					selectFrom("order")
						.select("order.id")
						.whereRef("order.cart", "=", "cart.id")
						.where("order.state", "=", "draft"),
				),
			),
		)
		.orderBy("id")
		.forUpdate()
		.execute();
	for (const { id, lines } of carts) {
		const others = lines.filter((line) => !("designId" in line && designs.includes(line.designId)));
		if (others.length === lines.length) continue;
		await trx
			.updateTable("cart")
			.set(({ eb }) => ({ lines: toJson(others), version: eb("version", "+", 1), changed_at: at }))
			.where("id", "=", id)
			.execute();
	}
}

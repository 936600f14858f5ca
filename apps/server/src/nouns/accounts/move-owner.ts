import { type CustomerOwner, formatOwner, type StoredOwner, type VisitorOwner } from "@offizin/accounts";
import { err, ok, type Result } from "@offizin/base";
import { joinCarts } from "@offizin/cart";
import { channels } from "@offizin/sites";
import { sql } from "kysely";
import type { Trx } from "../../adapters/database/database.ts";
import { transact } from "../../adapters/database/transact.ts";
import { findDraft, lockCart, lockCartsOf, lockOrStartCart, saveCart } from "../cart/cart-store.ts";
import { moveKeys } from "../checkout/idempotency.ts";
import type { Platform } from "../platform.ts";

export interface Move {
	readonly from: VisitorOwner;
	readonly to: CustomerOwner;
}

/** An order is being made of a cart that would have to change. */
export interface MoveRefusal {
	readonly code: "checkout_running";
}

/** Where what is owned has one owner for each row and nothing to be joined. */
const tables = ["design", "upload", "upload_charge", "design_comment"] as const;

/**
 * Gives everything of a visitor to the customer who signs in: all of it or, while an order is being made of one of the
 * carts, nothing. What a request stores meanwhile that had come before stays the visitor's and moves with the next call.
 * Locks as everybody does: carts, by id, then designs, uploads and keys.
 */
export function moveOwner(
	{ database, now }: Pick<Platform, "database" | "now">,
	move: Move,
): Promise<Result<undefined, MoveRefusal>> {
	const [from, to] = [formatOwner(move.from), formatOwner(move.to)];
	return transact<undefined, MoveRefusal>(database.db, async (trx) => {
		await lockCartsOf(trx, [from, to]);
		const joined = await joinOpenCarts(trx, move, now());
		if (!joined.ok) return joined;
		// With them go the orders: by its owner a person is found (nouns/privacy/find-person.ts) and the first order is known.
		await trx
			.updateTable("cart")
			.set({ owner: to })
			.where("owner", "=", from)
			.where("ordered_at", "is not", null)
			.execute();
		for (const table of tables) {
			await sql`update ${sql.table(table)} set owner = ${to} where owner = ${from}`.execute(trx);
		}
		await moveHoldings(trx, { from, to });
		await moveKeys(trx, { from, to });
		return ok(undefined);
	});
}

/** Puts what lies in the visitor's open carts into the customer's. Theirs stay, empty: orders given up may name them. */
async function joinOpenCarts(
	trx: Trx,
	{ from, to }: Move,
	now: Date,
): Promise<Result<undefined, MoveRefusal>> {
	for (const { key: channel } of Object.values(channels)) {
		const left = await lockCart(trx, { owner: from, channel });
		if (!left || left.lines.length === 0) continue;
		const kept = await lockOrStartCart(trx, { owner: to, channel }, now);
		if ((await findDraft(trx, left.id)) || (await findDraft(trx, kept.id))) {
			return err({ code: "checkout_running" });
		}
		await saveCart(trx, joinCarts(kept, left), now);
		await saveCart(trx, { ...left, version: left.version + 1, lines: [] }, now);
	}
	return ok(undefined);
}

/** What both hold is held once; what is the customer's own by now is not held at all. */
async function moveHoldings(
	trx: Trx,
	{ from, to }: { readonly from: StoredOwner; readonly to: StoredOwner },
): Promise<void> {
	await sql`
		insert into design_holder (design, owner, link, since)
		select design, ${to}, link, since from design_holder where owner = ${from}
		on conflict do nothing
	`.execute(trx);
	await sql`
		delete from design_holder using design
		where design.id = design_holder.design
			and (design_holder.owner = ${from} or design_holder.owner = ${to} and design.owner = ${to})
	`.execute(trx);
}

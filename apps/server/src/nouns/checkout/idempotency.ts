import { createHash } from "node:crypto";
import { formatOwner, type Owner, type StoredOwner } from "@offizin/accounts";
import { err, ok, type Result } from "@offizin/base";
import { sql } from "kysely";
import type { Db, Trx } from "../../adapters/database/database.ts";

/**
 * A request that has not been answered by then was cut off; the next one with its key carries on. So it does when the
 * request seems to begin in the future: then the clock has been set back since, and nobody waits until it caught up.
 */
const LEASE_MS = 5000;

/** One Idempotency-Key of one owner. */
export interface RequestKey {
	readonly owner: Owner;
	readonly key: string;
}

export type KeyRefusal = { readonly code: "idempotency_key_reused" } | { readonly code: "checkout_running" };

/** How far the request with this key is: nothing yet, its order decided, or answered. */
export type Progress =
	| { readonly state: "new" }
	| { readonly state: "drafted" | "answered"; readonly order: string };

/** Same request, same hash: the channel and the body as the schema reads it. */
export function requestHash(channel: string, body: unknown): string {
	return createHash("sha256")
		.update(JSON.stringify([channel, body]))
		.digest("base64url");
}

/** Takes a key for one request, or says how far it is already. The row comes before anything else is done. */
export async function takeKey(
	db: Db,
	{ owner, key }: RequestKey,
	hash: string,
	now: Date,
): Promise<Result<Progress, KeyRefusal>> {
	const taken = await db
		.insertInto("checkout_request")
		.values({
			owner: formatOwner(owner),
			key,
			request_hash: hash,
			order: null,
			state: "running",
			started_at: now,
		})
		.onConflict((conflict) => conflict.columns(["owner", "key"]).doNothing())
		.returning("key")
		.executeTakeFirst();
	if (taken) return ok({ state: "new" });
	const row = await db
		.selectFrom("checkout_request")
		.selectAll()
		.where("owner", "=", formatOwner(owner))
		.where("key", "=", key)
		.executeTakeFirst();
	// Refused and given back in this very moment: the caller may try again.
	if (!row) return err({ code: "checkout_running" });
	if (row.request_hash !== hash) return err({ code: "idempotency_key_reused" });
	if (row.state === "done" && row.order) return ok({ state: "answered", order: row.order });
	const resumed = await db
		.updateTable("checkout_request")
		.set({ started_at: now })
		.where("owner", "=", formatOwner(owner))
		.where("key", "=", key)
		.where("state", "=", "running")
		.where((eb) =>
			eb.or([
				eb("started_at", "<=", new Date(now.getTime() - LEASE_MS)),
				eb("started_at", ">=", new Date(now.getTime() + LEASE_MS)),
			]),
		)
		.returning("order")
		.executeTakeFirst();
	if (!resumed) return err({ code: "checkout_running" });
	return ok(resumed.order ? { state: "drafted", order: resumed.order } : { state: "new" });
}

/** Notes which order the request led to, in the transaction that drafts it. */
export async function attachOrder(trx: Trx, { owner, key }: RequestKey, order: string): Promise<void> {
	await trx
		.updateTable("checkout_request")
		.set({ order })
		.where("owner", "=", formatOwner(owner))
		.where("key", "=", key)
		.execute();
}

/** The same request may be made again at once: it waits for somebody who is paying elsewhere. */
export async function giveLeaseBack(db: Db, { owner, key }: RequestKey, now: Date): Promise<void> {
	await db
		.updateTable("checkout_request")
		.set({ started_at: new Date(now.getTime() - LEASE_MS) })
		.where("owner", "=", formatOwner(owner))
		.where("key", "=", key)
		.where("state", "=", "running")
		.execute();
}

/** A refused request changed nothing, so its key may be used for the corrected one. */
export async function giveKeyBack(db: Db, { owner, key }: RequestKey): Promise<void> {
	await db
		.deleteFrom("checkout_request")
		.where("owner", "=", formatOwner(owner))
		.where("key", "=", key)
		.where("state", "=", "running")
		.where("order", "is", null)
		.execute();
}

/**
 * Answers of one owner become another's, so that whoever signs in after ordering may repeat the request. What has led to
 * no order stays: its request is running and finds an empty cart. Of a key that both have used, each keeps their own.
 */
export async function moveKeys(
	trx: Trx,
	{ from, to }: { readonly from: StoredOwner; readonly to: StoredOwner },
): Promise<void> {
	await sql`
		with moved as (
			insert into checkout_request (owner, key, request_hash, "order", state, started_at)
			select ${to}, key, request_hash, "order", state, started_at from checkout_request
			where owner = ${from} and "order" is not null
			on conflict do nothing
			returning key
		)
		delete from checkout_request where owner = ${from} and key in (select key from moved)
	`.execute(trx);
}

/** Every request that led to this order can now be answered. */
export async function markAnswered(trx: Trx, order: string): Promise<void> {
	await trx.updateTable("checkout_request").set({ state: "done" }).where("order", "=", order).execute();
}

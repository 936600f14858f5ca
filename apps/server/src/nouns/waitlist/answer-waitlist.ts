import type { ProductKey } from "@offizin/assortment";
import { sql } from "kysely";
import type { Db, Trx } from "../../adapters/database/database.ts";
import type { Platform } from "../platform.ts";
import { entryOfToken } from "./waitlist-token.ts";

type Answering = Pick<Platform, "config" | "database" | "now">;

/** From now on the address is told; the product it is about, or none for a token that opens nothing. */
export async function confirmWaitlist(
	{ config, database: { db }, now }: Answering,
	token: string,
): Promise<ProductKey | undefined> {
	const entry = entryOfToken(config.secret, token);
	if (entry === undefined) return undefined;
	const row = await db
		.updateTable("waitlist_entry")
		// The first time is the proof; following the link again changes nothing.
		.set(({ fn, ref }) => ({
			confirmed_at: fn.coalesce(ref("confirmed_at"), sql<Date>`${now()}::timestamptz`),
		}))
		.where("id", "=", entry)
		.returning("product")
		.executeTakeFirst();
	return row?.product;
}

/** Forgets the address. False for a token that is not ours. */
export async function leaveWaitlist(
	{ config, database: { db } }: Answering,
	token: string,
): Promise<boolean> {
	const entry = entryOfToken(config.secret, token);
	if (entry === undefined) return false;
	await db.transaction().execute((trx) => removeEntries(trx, [entry]));
	return true;
}

/** Removes entries with the mails of theirs that a demo has kept. */
export async function removeEntries(trx: Trx, entries: readonly string[]): Promise<void> {
	const these = sql<string>`any(${[...entries]})`;
	await trx.deleteFrom("kept_mail").where(sql<string>`split_part(mail, '.', 1)`, "=", these).execute();
	await trx.deleteFrom("waitlist_entry").where("id", "=", these).execute();
}

/** Removes what was asked for before `before` and never confirmed, and who could not be told of an opening since. */
export async function forgetWaiting(db: Db, before: Date): Promise<void> {
	await db.transaction().execute(async (trx) => {
		const left = await trx
			.selectFrom("waitlist_entry")
			.select("id")
			.where((where) =>
				where.or([
					where.and([where("confirmed_at", "is", null), where("asked_at", "<", before)]),
					where("announced_at", "<", before),
				]),
			)
			.forUpdate()
			.execute();
		await removeEntries(
			trx,
			left.map(({ id }) => id),
		);
	});
}

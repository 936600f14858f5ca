import { createHmac } from "node:crypto";
import { formatOwner, type Owner } from "@offizin/accounts";
import { err, ok, type Result } from "@offizin/base";
import { sql } from "kysely";
import type { Db } from "../../adapters/database/database.ts";
import { transact } from "../../adapters/database/transact.ts";
import type { Config } from "../../config.ts";
import type { UploadQuota } from "./upload-quota.ts";

/** How long bytes count, and how long a promised upload may take. */
export const CHARGED_MS = 24 * 3_600_000;

export type UploadQuotaError = "upload_day_full" | "upload_total_full";

export interface NewCharge {
	readonly id: string;
	readonly owner: Owner;
	/** From `chargedNetwork`. */
	readonly network: string;
	readonly bytes: number;
	readonly at: Date;
}

/** What is stored of the network a request came from: nobody without the secret can tell which it was. */
export function chargedNetwork({ secret }: Pick<Config, "secret">, client: string): string {
	return createHmac("sha256", secret).update(`network ${client}`).digest("base64url");
}

/**
 * Charges an upload before its first byte is taken, so that of several at once none passes the quota. Given back by
 * `releaseCharge`, made to what has arrived by `settleCharge`.
 */
export function chargeUpload(
	db: Db,
	{ id, network, bytes, at, ...charged }: NewCharge,
	quota: UploadQuota,
): Promise<Result<undefined, UploadQuotaError>> {
	const owner = formatOwner(charged.owner);
	const since = new Date(at.getTime() - CHARGED_MS);
	return transact(db, async (trx) => {
		// Networks before owners, everywhere: nobody waits in a circle.
		for (const holder of [network, owner]) {
			await sql`select pg_advisory_xact_lock(hashtextextended(${`charge ${holder}`}, 0))`.execute(trx);
		}
		const { rows } = await sql<{ isDayFull: boolean; isTotalFull: boolean }>`
			with
				visitor_day as (
					select coalesce(sum(bytes), 0) as bytes from upload_charge
					where owner = ${owner} and charged_at > ${since}
				),
				network_day as (
					select coalesce(sum(bytes), 0) as bytes from upload_charge
					where network = ${network} and charged_at > ${since}
				),
				promised as (
					select coalesce(sum(bytes), 0) as bytes from upload_charge where owner = ${owner} and not is_stored
				),
				stored as (select coalesce(sum(bytes), 0) as bytes from upload where owner = ${owner})
			select
				visitor_day.bytes + ${bytes}::bigint > ${quota.visitorDay}::float8
					or network_day.bytes + ${bytes}::bigint > ${quota.networkDay}::float8 as "isDayFull",
				promised.bytes + stored.bytes + ${bytes}::bigint > ${quota.visitorTotal}::float8 as "isTotalFull"
			from visitor_day, network_day, promised, stored
		`.execute(trx);
		if (rows[0]?.isTotalFull) return err("upload_total_full");
		if (rows[0]?.isDayFull) return err("upload_day_full");
		const charge = { id, owner, network, bytes, is_stored: false, charged_at: at };
		await trx.insertInto("upload_charge").values(charge).execute();
		return ok(undefined);
	});
}

/** Whether the upload with this id was promised to this owner. Nobody else may send it, look how far it is or end it. */
export async function isPromisedTo(db: Db, id: string, owner: Owner): Promise<boolean> {
	const charge = await db
		.selectFrom("upload_charge")
		.select("id")
		.where("id", "=", id)
		.where("owner", "=", formatOwner(owner))
		.executeTakeFirst();
	return charge !== undefined;
}

/** The upload is stored and has so many bytes. */
export async function settleCharge(db: Db, id: string, bytes: number): Promise<void> {
	await db.updateTable("upload_charge").set({ bytes, is_stored: true }).where("id", "=", id).execute();
}

/** Nothing of the upload is kept; does nothing when nothing was charged. */
export async function releaseCharge(db: Db, id: string): Promise<void> {
	await db.deleteFrom("upload_charge").where("id", "=", id).execute();
}

/** Removes charges whose day is over. */
export async function forgetCharges(db: Db, now: Date): Promise<void> {
	const before = new Date(now.getTime() - CHARGED_MS);
	await db.deleteFrom("upload_charge").where("charged_at", "<=", before).execute();
}

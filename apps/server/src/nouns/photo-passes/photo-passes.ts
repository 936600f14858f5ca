import { formatOwner, type Owner } from "@offizin/accounts";
import { err, ok, type Result } from "@offizin/base";
import type { ChannelKey } from "@offizin/sites";
import { sql } from "kysely";
import type { Db, Trx } from "../../adapters/database/database.ts";
import { readOwner } from "../../adapters/database/read-owner.ts";
import { transact } from "../../adapters/database/transact.ts";
import { hashToken } from "../../adapters/ids/hash-token.ts";
import { newId } from "../../adapters/ids/new-id.ts";
import { opensTo } from "../access/opens-to.ts";
import type { Platform } from "../platform.ts";

/** Long enough to look for photos, too short to be forgotten somewhere. */
const PASS_MS = 30 * 60_000;
/** Of one design, at once: two tabs and a mistake. */
const MOST_STANDING = 3;
/** A pass that is over is remembered so long, for photos it brought last. */
const REMEMBERED_MS = 24 * 3_600_000;

type Passing = Pick<Platform, "database" | "now">;

export interface MadePass {
	readonly id: string;
	/** Told once. */
	readonly secret: string;
	readonly expiresAt: Date;
}

/** Makes a pass for whoever the design opens to. Of several that stand the oldest gives way. */
export function makePass(
	{ database, now }: Passing,
	{ design, owner }: { readonly design: string; readonly owner: Owner | undefined },
): Promise<Result<MadePass, "design_unknown">> {
	return transact(database.db, async (trx) => {
		if (owner === undefined) return err("design_unknown");
		const at = now();
		// Locked, so that of two at once the second counts the first.
		const found = await trx
			.selectFrom("design")
			.select("id")
			.where("id", "=", design)
			.where(opensTo(owner))
			.forUpdate()
			.executeTakeFirst();
		if (!found) return err("design_unknown");
		const standing = await trx
			.selectFrom("photo_pass")
			.select("id")
			.where("design", "=", design)
			.where("revoked_at", "is", null)
			.where("expires_at", ">", at)
			.orderBy("created_at", "desc")
			.orderBy("id")
			.execute();
		const over = standing.slice(MOST_STANDING - 1).map(({ id }) => id);
		if (over.length > 0)
			await trx.updateTable("photo_pass").set({ revoked_at: at }).where("id", "in", over).execute();
		const [id, secret] = [newId(), newId()];
		const expiresAt = new Date(at.getTime() + PASS_MS);
		const times = { created_at: at, expires_at: expiresAt, revoked_at: null };
		await trx
			.insertInto("photo_pass")
			.values({ id, design, maker: formatOwner(owner), hash: hashToken(secret), ...times })
			.execute();
		return ok({ id, secret, expiresAt });
	});
}

/** What a pass lets somebody do: put photos into this design, as photos of its owner. */
export interface OpenPass {
	readonly id: string;
	readonly design: string;
	readonly owner: Owner;
	readonly expiresAt: Date;
}

/** The pass of a token that lets in now, in the shop it was made in. */
export async function findPass(
	{ database: { db }, now }: Passing,
	{ token, channel }: { readonly token: string; readonly channel: ChannelKey },
): Promise<OpenPass | undefined> {
	const row = await db
		.selectFrom("photo_pass")
		.innerJoin("design", "design.id", "photo_pass.design")
		.select(["photo_pass.id as id", "photo_pass.design as design", "design.owner as owner", "expires_at"])
		.where("hash", "=", hashToken(token))
		.where("channel", "=", channel)
		.where(standsAt(now()))
		.executeTakeFirst();
	if (!row) return undefined;
	return { id: row.id, design: row.design, owner: readOwner(row.owner), expiresAt: row.expires_at };
}

/** Whether a row of `photo_pass` beside its `design` lets in: its maker may have lost the design meanwhile. */
export function standsAt(at: Date) {
	return sql<boolean>`(
		photo_pass.revoked_at is null
		and photo_pass.expires_at > ${at}
		and (
			design.owner = photo_pass.maker
			or exists (
				select from design_holder
				where design_holder.design = design.id and design_holder.owner = photo_pass.maker
			)
		)
	)`;
}

/** Ends a pass of its maker; what it has brought stays. */
export async function endPass(
	{ database: { db }, now }: Passing,
	{ design, pass, owner }: AskedPass,
): Promise<boolean> {
	if (owner === undefined) return false;
	const ended = await db
		.updateTable("photo_pass")
		.set(({ fn, val }) => ({ revoked_at: fn.coalesce("revoked_at", val(now())) }))
		.where("id", "=", pass)
		.where("design", "=", design)
		.where("maker", "=", formatOwner(owner))
		.executeTakeFirst();
	return ended.numUpdatedRows > 0n;
}

/** A pass as its maker asks for it. */
export interface AskedPass {
	readonly design: string;
	readonly pass: string;
	readonly owner: Owner | undefined;
}

/** Removes passes that have long been over. */
export async function forgetPasses(db: Db | Trx, now: Date): Promise<void> {
	const before = new Date(now.getTime() - REMEMBERED_MS);
	await db.deleteFrom("photo_pass").where("expires_at", "<", before).execute();
}

import { formatOwner, type Owner, type StoredOwner } from "@offizin/accounts";
import { err, ok, type Result } from "@offizin/base";
import type { DesignLink } from "@offizin/contract";
import { sql } from "kysely";
import type { Db, Trx } from "../../adapters/database/database.ts";
import { transact } from "../../adapters/database/transact.ts";
import { hashToken } from "../../adapters/ids/hash-token.ts";
import { newId } from "../../adapters/ids/new-id.ts";
import { opensTo } from "../access/opens-to.ts";
import { takeOut } from "../cart/take-out.ts";
import type { Platform } from "../platform.ts";
import { hashCode, newCode } from "./link-secret.ts";

/** As docs/privacy.md says. */
const LINK_MS = 14 * 24 * 3_600_000;
/** Long enough to walk over to the other device. */
const CODE_MS = 15 * 60_000;
/** Of one design, at once. */
const MOST = 20;

/** Which design, and who asks. */
interface Asked {
	readonly id: string;
	readonly owner: Owner | undefined;
}

export interface NewLink extends Asked {
	readonly kind: "link" | "code";
	/** A code only opens. */
	readonly purpose: DesignLink["purpose"];
}

export interface MadeLink {
	readonly id: string;
	/** A code as people type it, or a token for an address. */
	readonly secret: string;
	readonly expiresAt: Date;
}

/** Makes a link to a design for its owner. Its secret is told here and never again. */
export function makeLink(
	{ config, database, now }: Pick<Platform, "config" | "database" | "now">,
	asked: NewLink,
): Promise<Result<MadeLink, "design_unknown" | "links_full">> {
	return transact(database.db, (trx) => insertLink(trx, asked, { at: now(), secret: config.secret }));
}

/** The same within a transaction. */
export async function insertLink(
	trx: Trx,
	{ id: design, owner, kind, purpose }: NewLink,
	{ at, secret: seal }: { readonly at: Date; readonly secret: string },
): Promise<Result<MadeLink, "design_unknown" | "links_full">> {
	if (owner === undefined) return err("design_unknown");
	// Locked, so that of two at once the second counts the first.
	const own = await trx
		.selectFrom("design")
		.select("id")
		.where("id", "=", design)
		.where("owner", "=", formatOwner(owner))
		.forUpdate()
		.executeTakeFirst();
	if (!own) return err("design_unknown");
	const { count } = await trx
		.selectFrom("design_link")
		.select(({ fn }) => fn.countAll<number | string>().as("count"))
		.where("design", "=", design)
		.where("revoked_at", "is", null)
		.where("expires_at", ">", at)
		.executeTakeFirstOrThrow();
	if (Number(count) >= MOST) return err("links_full");
	const isCode = kind === "code";
	const id = newId();
	const secret = isCode ? newCode() : newId();
	const hash = isCode ? hashCode(seal, secret) : hashToken(secret);
	const expiresAt = new Date(at.getTime() + (isCode ? CODE_MS : LINK_MS));
	const times = { created_at: at, expires_at: expiresAt, revoked_at: null, last_used_at: null };
	await trx
		.insertInto("design_link")
		.values({ id, design, purpose, is_code: isCode, hash, ...times })
		.execute();
	return ok({ id, secret, expiresAt });
}

/** What still lets somebody into a design, or has let in somebody who is; undefined when it does not open to who asks. */
export async function listLinks(
	{ database: { db }, now }: Pick<Platform, "database" | "now">,
	{ id, owner }: Asked,
): Promise<{ isOwn: boolean; items: DesignLink[] } | undefined> {
	if (owner === undefined) return undefined;
	const design = await db
		.selectFrom("design")
		.select("owner")
		.where("id", "=", id)
		.where(opensTo(owner))
		.executeTakeFirst();
	if (!design) return undefined;
	if (design.owner !== formatOwner(owner)) return { isOwn: false, items: [] };
	const rows = await db
		.selectFrom("design_link")
		.selectAll()
		.select(({ fn, selectFrom }) =>
			selectFrom("design_holder")
				.select(fn.countAll<number | string>().as("count"))
				.whereRef("design_holder.link", "=", "design_link.id")
				.as("holders"),
		)
		.where("design", "=", id)
		.where("revoked_at", "is", null)
		.orderBy("created_at", "desc")
		.orderBy("id")
		.execute();
	const items = rows
		.map((row) => ({ row, holders: Number(row.holders) }))
		.filter(({ row, holders }) => holders > 0 || row.expires_at > now())
		.map(({ row, holders }) => ({
			id: row.id,
			purpose: row.purpose,
			isCode: row.is_code,
			createdAt: row.created_at.toISOString(),
			expiresAt: row.expires_at.toISOString(),
			lastUsedAt: row.last_used_at?.toISOString() ?? null,
			holders,
		}));
	return { isOwn: true, items };
}

/** Revokes a link of an owner: who came by it holds the design no more, and it lies in none of their carts. */
export async function revokeLink(
	{ database, now }: Pick<Platform, "database" | "now">,
	{ id: design, owner, link }: Asked & { readonly link: string },
): Promise<boolean> {
	if (owner === undefined) return false;
	const revoked = await transact(database.db, async (trx) => {
		const own = await trx
			.selectFrom("design_link")
			.innerJoin("design", "design.id", "design_link.design")
			.select("design_link.id")
			.where("design_link.id", "=", link)
			.where("design.id", "=", design)
			.where("design.owner", "=", formatOwner(owner))
			.where("revoked_at", "is", null)
			.executeTakeFirst();
		if (!own) return err("link_unknown");
		await endLinks(trx, { design, links: [link] }, now());
		return ok(undefined);
	});
	return revoked.ok;
}

/** Revokes links of one design. */
export async function endLinks(
	trx: Trx,
	{ design, links }: { readonly design: string; readonly links: readonly string[] },
	at: Date,
): Promise<void> {
	await holdSharing(trx, design);
	const holders = await trx
		.selectFrom("design_holder")
		.select("owner")
		.where("link", "in", [...links])
		.execute();
	await leave(trx, { design, holders: holders.map(({ owner }) => owner) }, at);
	await trx
		.updateTable("design_link")
		.set({ revoked_at: at })
		.where("id", "in", [...links])
		.execute();
}

/** Ends what some hold of a design. Locks as everybody does: carts, then the design. */
async function leave(
	trx: Trx,
	{ design, holders }: { readonly design: string; readonly holders: readonly StoredOwner[] },
	at: Date,
): Promise<void> {
	if (holders.length === 0) return;
	await takeOut(trx, { owners: holders, designs: [design] }, at);
	await trx.selectFrom("design").select("id").where("id", "=", design).forUpdate().execute();
	await trx
		.deleteFrom("design_holder")
		.where("design", "=", design)
		.where("owner", "in", [...holders])
		.execute();
}

/** Until the transaction ends nobody else comes to hold a design by a link, or loses it. */
export async function holdSharing(trx: Trx, design: string): Promise<void> {
	await sql`select pg_advisory_xact_lock(hashtextextended(${`sharing ${design}`}, 0))`.execute(trx);
}

/** Removes links that let nobody in any more and hold nobody. */
export async function forgetLinks(db: Db, now: Date): Promise<void> {
	await sql`
		delete from design_link
		where (revoked_at is not null or expires_at < ${now})
			and not exists (select from design_holder where design_holder.link = design_link.id)
	`.execute(db);
}

import { formatOwner, type Owner } from "@offizin/accounts";
import { err, ok, type Result } from "@offizin/base";
import type { DesignLink } from "@offizin/contract";
import type { ChannelKey } from "@offizin/sites";
import type { Db, Trx } from "../../adapters/database/database.ts";
import { readOwner } from "../../adapters/database/read-owner.ts";
import { transact } from "../../adapters/database/transact.ts";
import { hashToken } from "../../adapters/ids/hash-token.ts";
import { designAddress } from "../designs/design-address.ts";
import type { DesignRevision } from "../designs/design-store.ts";
import type { Platform } from "../platform.ts";
import { noteOwnPhotos } from "../uploads/design-photos.ts";
import { holdSharing } from "./design-links.ts";
import { hashCode, readCode } from "./link-secret.ts";

/** Whoever was back less than so long ago is not noted again. */
const NOTED_MS = 3_600_000;

/** A design behind a link that stands. */
export interface LinkedDesign {
	readonly link: string;
	readonly purpose: DesignLink["purpose"];
	readonly expiresAt: Date;
	readonly design: string;
	readonly owner: Owner;
	readonly template: string;
	readonly name: string | null;
	readonly title: string | null;
	readonly revision: number;
}

interface Sought {
	readonly hash: string;
	readonly isCode: boolean;
	/** A link opens in the shop it was made in. */
	readonly channel: ChannelKey;
	readonly at: Date;
}

/** The design a token leads to today, in this shop. */
export function findLinked(
	{ database, now }: Pick<Platform, "database" | "now">,
	{ token, channel }: { readonly token: string; readonly channel: ChannelKey },
): Promise<LinkedDesign | undefined> {
	return findByHash(database.db, { hash: hashToken(token), isCode: false, channel, at: now() });
}

async function findByHash(
	db: Db | Trx,
	{ hash, isCode, channel, at }: Sought,
): Promise<LinkedDesign | undefined> {
	const row = await db
		.selectFrom("design_link")
		.innerJoin("design", "design.id", "design_link.design")
		.select(["design_link.id as link", "purpose", "expires_at"])
		.select(["design.id as design", "owner", "template", "name", "title", "revision"])
		.where("hash", "=", hash)
		.where("is_code", "=", isCode)
		.where("revoked_at", "is", null)
		.where("expires_at", ">", at)
		.where("channel", "=", channel)
		.executeTakeFirst();
	if (!row) return undefined;
	const { expires_at: expiresAt, owner, ...linked } = row;
	return { ...linked, expiresAt, owner: readOwner(owner) };
}

export interface OpenedDesign {
	readonly id: string;
	readonly template: string;
	/** Page it opens on. */
	readonly editor: string;
}

export interface Opening {
	readonly by: { readonly token: string } | { readonly code: string };
	readonly channel: ChannelKey;
	/** Asked for only when there is something to hold. */
	readonly visitor: () => Owner;
}

/**
 * Opens a design by a link or a code: from then on the visitor holds it. Of several who type the same code only the first
 * comes in.
 */
export function openDesign(
	{ config, database, now, templates }: Pick<Platform, "config" | "database" | "now" | "templates">,
	{ by, channel, visitor }: Opening,
): Promise<Result<OpenedDesign, "link_unknown" | "code_unknown">> {
	const isCode = "code" in by;
	return transact(database.db, async (trx) => {
		const unknown = err(isCode ? ("code_unknown" as const) : ("link_unknown" as const));
		const code = isCode ? readCode(by.code) : undefined;
		if (isCode && code === undefined) return unknown;
		const hash = "token" in by ? hashToken(by.token) : hashCode(config.secret, code ?? "");
		const at = now();
		const sought = { hash, isCode, channel, at };
		const seen = await findByHash(trx, sought);
		if (seen?.purpose !== "open") return unknown;
		await holdSharing(trx, seen.design);
		await trx.selectFrom("design").select("id").where("id", "=", seen.design).forUpdate().execute();
		// Asked again: it may just have been revoked, or typed elsewhere.
		const linked = await findByHash(trx, sought);
		if (!linked) return unknown;
		const { link, design, template } = linked;
		await trx
			.updateTable("design_link")
			.set({ last_used_at: at, ...(isCode && { expires_at: at }) })
			.where("id", "=", link)
			.execute();
		const owner = formatOwner(visitor());
		if (owner !== formatOwner(linked.owner)) {
			await noteOwnPhotos(trx, design);
			await trx
				.insertInto("design_holder")
				.values({ design, owner, link, since: at })
				.onConflict((conflict) => conflict.doNothing())
				.execute();
		}
		// What is no longer there opens nowhere, whatever it was.
		const product = templates.row(template)?.productType ?? "card";
		return ok({ id: design, template, editor: designAddress({ product, template, id: design }) });
	});
}

/** Notes that somebody has looked at a design by a link that shows it. */
export async function noteLook(
	{ database: { db }, now }: Pick<Platform, "database" | "now">,
	{ link }: Pick<LinkedDesign, "link">,
): Promise<void> {
	const at = now();
	await db
		.updateTable("design_link")
		.set({ last_used_at: at })
		.where("id", "=", link)
		.where(({ eb, or }) =>
			or([eb("last_used_at", "is", null), eb("last_used_at", "<", new Date(at.getTime() - NOTED_MS))]),
		)
		.execute();
}

/** Notes that somebody who holds a design was back, which keeps it; its owner's visits are told by what they change. */
export async function noteUse(
	{ database: { db }, now }: Pick<Platform, "database" | "now">,
	{ id, owner: designOwner }: Pick<DesignRevision, "id" | "owner">,
	visitor: Owner | undefined,
): Promise<void> {
	if (visitor === undefined || formatOwner(visitor) === formatOwner(designOwner)) return;
	const at = now();
	await db
		.updateTable("design_link")
		.set({ last_used_at: at })
		.where("design", "=", id)
		.where(({ selectFrom, eb }) =>
			eb(
				"id",
				"in",
				selectFrom("design_holder")
					.select("link")
					.where("design", "=", id)
					.where("owner", "=", formatOwner(visitor)),
			),
		)
		.where("last_used_at", "<", new Date(at.getTime() - NOTED_MS))
		.execute();
}

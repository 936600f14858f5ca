import { formatOwner, type Owner } from "@offizin/accounts";
import { err, invariant, ok, type Result } from "@offizin/base";
import type { DesignRemark } from "@offizin/contract";
import { pageName } from "@offizin/words";
import { sql } from "kysely";
import type { Db } from "../../adapters/database/database.ts";
import { transact } from "../../adapters/database/transact.ts";
import { newId } from "../../adapters/ids/new-id.ts";
import { opensTo } from "../access/opens-to.ts";
import { type DesignQuery, type DesignRevision, findDesign } from "../designs/design-store.ts";
import { shownPages } from "../designs/shown-pages.ts";
import type { Platform } from "../platform.ts";
import { findLinked, type LinkedDesign } from "./open-design.ts";

/** Of one design, settled ones included. */
const MOST = 300;

/** A design as it is shown for remarks: by whose link, and its newest state. */
export interface ShownDesign {
	readonly linked: LinkedDesign;
	readonly design: DesignRevision;
}

/** The design a token shows. A link that opens it shows it too, before it is opened. */
export async function findShown(
	platform: Pick<Platform, "database" | "now">,
	asked: Parameters<typeof findLinked>[1],
): Promise<ShownDesign | undefined> {
	const linked = await findLinked(platform, asked);
	if (!linked) return undefined;
	const design = await findDesign(platform.database.db, { id: linked.design, owner: linked.owner });
	return design && { linked, design };
}

export interface NewRemark {
	readonly page: number;
	/** That was looked at. */
	readonly revision: number;
	readonly author: string;
	readonly text: string;
	/** Whose browser it is, if it has a cookie: then it goes with everything else of theirs. */
	readonly visitor: Owner | undefined;
}

/** Takes down what somebody remarks who was shown a design. */
export function addRemark(
	{ database, now }: Pick<Platform, "database" | "now">,
	{ linked, design }: ShownDesign,
	{ page, revision, author, text, visitor }: NewRemark,
): Promise<Result<{ id: string }, "page_unknown" | "remarks_full">> {
	return transact(database.db, async (trx) => {
		if (!shownPages(design)[page]) return err("page_unknown");
		await sql`select pg_advisory_xact_lock(hashtextextended(${`remarks ${design.id}`}, 0))`.execute(trx);
		const { count } = await trx
			.selectFrom("design_comment")
			.select(({ fn }) => fn.countAll<number | string>().as("count"))
			.where("design", "=", design.id)
			.executeTakeFirstOrThrow();
		if (Number(count) >= MOST) return err("remarks_full");
		const at = now();
		const id = newId();
		await trx
			.insertInto("design_comment")
			.values({
				...{ id, design: design.id, link: linked.link, page, author, text, at, done_at: null },
				revision: Math.min(revision, design.revision),
				owner: visitor ? formatOwner(visitor) : null,
			})
			.execute();
		await trx.updateTable("design_link").set({ last_used_at: at }).where("id", "=", linked.link).execute();
		return ok({ id });
	});
}

/** What was remarked on a design: what is open first, then by page and time. */
export async function remarksOn(
	db: Db,
	{ id, revision }: Pick<DesignRevision, "id" | "revision">,
): Promise<DesignRemark[]> {
	const rows = await db
		.selectFrom("design_comment")
		.select(["id", "page", "revision", "author", "text", "at", "done_at"])
		.where("design", "=", id)
		.orderBy(sql`done_at is not null`)
		.orderBy("page")
		.orderBy("at")
		.orderBy("id")
		.execute();
	return rows.map(({ at, done_at, revision: seen, ...remark }) => ({
		...remark,
		at: at.toISOString(),
		isEarlier: seen < revision,
		isDone: done_at !== null,
	}));
}

/** The same for whom a design opens to, with the names of its pages; undefined for everybody else. */
export async function listRemarks(
	{ database: { db } }: Pick<Platform, "database">,
	{ id, owner, locale }: Pick<DesignQuery, "id" | "owner"> & { readonly locale: string },
): Promise<(DesignRemark & { pageName: string })[] | undefined> {
	const design = await findDesign(db, { id, owner });
	if (!design) return undefined;
	const pages = shownPages(design);
	const remarks = await remarksOn(db, design);
	return remarks.map((remark) => {
		// A page may be gone since.
		const page = pages[Math.min(remark.page, pages.length - 1)];
		invariant(page, "a design has pages");
		return { ...remark, pageName: pageName(page.format, page.key, locale) };
	});
}

/** Says of a remark that it is done, or that it is not; false when there is none. */
export async function settleRemark(
	{ database: { db }, now }: Pick<Platform, "database" | "now">,
	{
		id,
		owner,
		remark,
		isDone,
	}: Pick<DesignQuery, "id" | "owner"> & { readonly remark: string; readonly isDone: boolean },
): Promise<boolean> {
	if (owner === undefined) return false;
	const settled = await db
		.updateTable("design_comment")
		.from("design")
		.set({ done_at: isDone ? now() : null })
		.whereRef("design.id", "=", "design_comment.design")
		.where("design_comment.id", "=", remark)
		.where("design.id", "=", id)
		.where(opensTo(owner))
		.returning("design_comment.id")
		.executeTakeFirst();
	return settled !== undefined;
}

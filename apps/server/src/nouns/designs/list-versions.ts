import type { DesignVersion } from "@offizin/contract";
import { sql } from "kysely";
import { opensTo } from "../access/opens-to.ts";
import type { Platform } from "../platform.ts";
import type { DesignQuery } from "./design-store.ts";

const MOST = 40;

/**
 * Earlier states of a design that are still kept (prune-revisions.ts), the newest first: of each minute the last, since
 * the editor saves at every pause. Undefined when there is no such design.
 */
export async function listVersions(
	{ database: { db } }: Pick<Platform, "database">,
	{ id, owner }: Pick<DesignQuery, "id" | "owner">,
): Promise<{ items: DesignVersion[]; newest: number } | undefined> {
	if (owner === undefined) return undefined;
	const design = await db
		.selectFrom("design")
		.select("revision")
		.where("id", "=", id)
		.where(opensTo(owner))
		.executeTakeFirst();
	if (!design) return undefined;
	const rows = await db
		.selectFrom("design_revision")
		.distinctOn(sql`date_trunc('minute', saved_at)`)
		.select(["revision", "saved_at", sql<string>`document->'pages'->0->>'key'`.as("firstPage")])
		.where("design", "=", id)
		.where("revision", "<", design.revision)
		.orderBy(sql`date_trunc('minute', saved_at)`, "desc")
		.orderBy("revision", "desc")
		.limit(MOST)
		.execute();
	const items = rows.map(({ revision, saved_at, firstPage }) => ({
		revision,
		savedAt: saved_at.toISOString(),
		preview: `/web-api/designs/${id}/preview/${firstPage}.webp?revision=${revision}`,
	}));
	return { items, newest: design.revision };
}

import { formatOwner, type Owner } from "@offizin/accounts";
import type { DesignVersion } from "@offizin/contract";
import { sql } from "kysely";
import { opensTo } from "../access/opens-to.ts";
import type { Platform } from "../platform.ts";
import { type DesignQuery, type DesignRevision, findDesign } from "./design-store.ts";
import { shownPages } from "./shown-pages.ts";

const MOST = 300;

/**
 * States of a design that are kept (prune-revisions.ts), the newest first: earlier ones, of each minute the last, since
 * the editor saves at every pause, and all that have a name. Undefined when there is no such design.
 */
export async function listVersions(
	{ database: { db } }: Pick<Platform, "database">,
	{ id, owner }: Pick<DesignQuery, "id" | "owner">,
): Promise<{ items: DesignVersion[]; newest: number } | undefined> {
	if (owner === undefined) return undefined;
	const design = await db
		.selectFrom("design")
		.select(["revision", "owner"])
		.where("id", "=", id)
		.where(opensTo(owner))
		.executeTakeFirst();
	if (!design) return undefined;
	// A state with a name is a minute of its own.
	const minute = sql`case when name is null then 0 else revision end, date_trunc('minute', saved_at)`;
	const { rows } = await sql<StateRow>`
		select revision, saved_at, name, by_holder, "firstPage" from (
			select distinct on (${minute})
				revision, saved_at, name, by_holder, document->'pages'->0->>'key' as "firstPage"
			from design_revision
			where design = ${id} and (revision < ${design.revision}::integer or name is not null)
			order by ${minute}, revision desc
		) as states
		order by revision desc
		limit ${MOST}
	`.execute(db);
	const isHolder = formatOwner(owner) !== design.owner;
	const items = rows.map(({ revision, saved_at, name, by_holder, firstPage }) => ({
		revision,
		savedAt: new Date(saved_at).toISOString(),
		preview: previewOf(id, firstPage, revision),
		name,
		isOthers: by_holder !== isHolder,
	}));
	return { items, newest: design.revision };
}

interface StateRow {
	readonly revision: number;
	readonly saved_at: Date;
	readonly name: string | null;
	readonly by_holder: boolean;
	readonly firstPage: string;
}

/** One state with the pictures of its pages; undefined when it is not there or was written by a newer Offizin. */
export async function showVersion(
	{ database: { db } }: Pick<Platform, "database">,
	query: Required<Pick<DesignQuery, "id" | "revision">> & { readonly owner: Owner | undefined },
): Promise<(DesignRevision & { pages: { key: string; preview: string }[] }) | undefined> {
	const design = await findDesign(db, query);
	if (!design || design.newerVersion !== undefined) return undefined;
	const pages = shownPages(design).map(({ key }) => ({
		key,
		preview: previewOf(design.id, key, design.revision),
	}));
	return { ...design, pages };
}

function previewOf(id: string, page: string, revision: number): string {
	return `/web-api/designs/${id}/preview/${page}.webp?revision=${revision}`;
}

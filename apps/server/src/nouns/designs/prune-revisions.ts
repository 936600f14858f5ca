import { sql } from "kysely";
import type { Db } from "../../adapters/database/database.ts";
import type { Platform } from "../platform.ts";
import { removePreviews } from "./preview.ts";

/** An open page may still show pictures of a revision that young. */
const KEPT_MS = 3_600_000;
/** Of one design, however young: nobody looks further back, and whoever saves as fast as he can fills no disk. */
const KEPT_REVISIONS = 200;
const BATCH = 500;

interface Unneeded {
	readonly design: string;
	readonly revision: number;
}

/**
 * Removes what autosave leaves behind (decision 003): every revision that is neither the newest of its design nor held
 * by an order or an open cart, once it is an hour old or far behind. Only a newest one is ever put into a cart, so what
 * is found here stays unneeded.
 */
export async function pruneRevisions({
	database: { db },
	files,
	now,
}: Pick<Platform, "database" | "files" | "now">): Promise<void> {
	const before = new Date(now().getTime() - KEPT_MS);
	for (;;) {
		const unneeded = await findUnneeded(db, before);
		// Previews first: a crash in between must leave none without a revision.
		for (const { design, revision } of unneeded) await removePreviews(files, { id: design, revision });
		const names = JSON.stringify(unneeded.map(({ design, revision }) => ({ design, revision })));
		await sql`
			delete from design_revision
			using jsonb_to_recordset(${names}::jsonb) as unneeded (design text, revision integer)
			where design_revision.design = unneeded.design and design_revision.revision = unneeded.revision
		`.execute(db);
		if (unneeded.length < BATCH) return;
	}
}

async function findUnneeded(db: Db, before: Date): Promise<Unneeded[]> {
	const { rows } = await sql<Unneeded>`
		select design_revision.design, design_revision.revision
		from design_revision
		join design on design.id = design_revision.design
		where design_revision.revision < design.revision
			and (
				design_revision.saved_at < ${before}
				or design_revision.revision < design.revision - ${KEPT_REVISIONS}::integer
			)
			and not exists (
				select from order_line
				where order_line.design = design_revision.design
					and order_line.revision = design_revision.revision
			)
			and not exists (
				select from cart
				where cart.ordered_at is null
					and cart.lines @> jsonb_build_array(
						jsonb_build_object('designId', design_revision.design, 'revision', design_revision.revision)
					)
			)
		limit ${BATCH}
	`.execute(db);
	return rows;
}

import { sql } from "kysely";
import type { Trx } from "../../adapters/database/database.ts";
import type { FileStore } from "../../adapters/files/file-store.ts";
import { removePreviews } from "./preview.ts";

/** Whether an order or an open cart, whoever's, holds a row of `design`: then it stays. */
export const isHeld = sql<boolean>`(
	exists (select from order_line where order_line.design = design.id)
	or exists (
		select from cart
		where cart.ordered_at is null
			and cart.lines @> jsonb_build_array(jsonb_build_object('designId', design.id))
	)
)`;

/** Removes a design that the transaction has locked, with its revisions and previews. */
export async function removeDesign(trx: Trx, files: FileStore, design: string): Promise<void> {
	const revisions = await trx
		.selectFrom("design_revision")
		.select("revision")
		.where("design", "=", design)
		.execute();
	// Previews first: a crash in between must leave none without a revision.
	for (const { revision } of revisions) await removePreviews(files, { id: design, revision });
	await trx.deleteFrom("design").where("id", "=", design).execute();
}

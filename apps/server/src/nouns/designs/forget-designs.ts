import { sql } from "kysely";
import type { Db, Trx } from "../../adapters/database/database.ts";
import type { Platform } from "../platform.ts";
import { removePreviews } from "./preview.ts";

/**
 * Removes designs, previews included, that nobody has changed since `before` and that no cart or order holds; of `only`
 * when it is given.
 */
export async function forgetDesigns(
	{ database: { db }, files }: Pick<Platform, "database" | "files">,
	before: Date,
	only?: readonly string[],
): Promise<void> {
	for (const design of await findForgotten(db, before, only)) {
		await db.transaction().execute(async (trx) => {
			await trx.selectFrom("design").select("id").where("id", "=", design).forUpdate().execute();
			// It may have been changed or put into a cart just before it was locked.
			const [forgotten] = await findForgotten(trx, before, [design]);
			if (!forgotten) return;
			const revisions = await trx
				.selectFrom("design_revision")
				.select("revision")
				.where("design", "=", design)
				.execute();
			for (const { revision } of revisions) await removePreviews(files, { id: design, revision });
			await trx.deleteFrom("design").where("id", "=", design).execute();
		});
	}
}

/** Ids of designs that may go; of `only` when it is given. */
async function findForgotten(db: Db | Trx, before: Date, only?: readonly string[]): Promise<string[]> {
	const { rows } = await sql<{ id: string }>`
		select id from design
		where saved_at < ${before}
			and (${only === undefined} or id in (select jsonb_array_elements_text(${JSON.stringify(only ?? [])}::jsonb)))
			and not exists (select from order_line where order_line.design = design.id)
			and not exists (
				select from cart
				where cart.owner = design.owner and cart.ordered_at is null
					and cart.lines @> jsonb_build_array(jsonb_build_object('designId', design.id))
			)
	`.execute(db);
	return rows.map(({ id }) => id);
}

import { sql } from "kysely";
import type { Db, Trx } from "../../adapters/database/database.ts";
import type { Platform } from "../platform.ts";
import { isHeld, removeDesign } from "./remove-design.ts";

/**
 * Removes designs, previews included, that nobody has changed, nor come to by a link, since `before` and that no cart or order holds; of `only`
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
			await removeDesign(trx, files, design);
		});
	}
}

/** Ids of designs that may go; of `only` when it is given. */
async function findForgotten(db: Db | Trx, before: Date, only?: readonly string[]): Promise<string[]> {
	const { rows } = await sql<{ id: string }>`
		select id from design
		where saved_at < ${before}
			and not exists (
				select from design_link
				where design_link.design = design.id and design_link.last_used_at >= ${before}
			)
			and (${only === undefined} or id in (select jsonb_array_elements_text(${JSON.stringify(only ?? [])}::jsonb)))
			and not ${isHeld}
	`.execute(db);
	return rows.map(({ id }) => id);
}

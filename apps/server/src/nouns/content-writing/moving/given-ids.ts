import { sql } from "kysely";
import type { Trx } from "../../../adapters/database/database.ts";

type NumberedTable = "content_asset" | "content_component" | "content_data_source" | "content_story";

/** After rows came with ids of their own: what the database gives from here on is above them and all it has given. */
export async function giveIdsAbove(trx: Trx, table: NumberedTable): Promise<void> {
	const sequence = sql`pg_get_serial_sequence(${table}, 'id')`;
	await sql`
		select setval(${sequence}, greatest((select max(id) from ${sql.table(table)}), nextval(${sequence})))
	`.execute(trx);
}

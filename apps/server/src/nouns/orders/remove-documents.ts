import { sql } from "kysely";
import type { Trx } from "../../adapters/database/database.ts";

/**
 * Removes the documents of an order whose legal years are over: the database lets nobody else (060-documents.sql). Their
 * files go with the next sweep of the disk.
 */
export async function removeDocuments(trx: Trx, order: string): Promise<void> {
	await sql`select set_config('offizin.retention', 'over', true)`.execute(trx);
	await trx.deleteFrom("document").where("order", "=", order).where("invoice", "is not", null).execute();
	await trx.deleteFrom("document").where("order", "=", order).execute();
	await sql`select set_config('offizin.retention', '', true)`.execute(trx);
}

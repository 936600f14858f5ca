import type { DataSource } from "@offizin/content";
import { sql } from "kysely";
import type { Trx } from "../../../adapters/database/database.ts";
import { toJson } from "../../../adapters/database/json.ts";

const inSpace = (trx: Trx, space: number) =>
	trx.selectFrom("content_data_source").selectAll().where("space", "=", space);

export function findSource(trx: Trx, space: number, id: number) {
	return inSpace(trx, space).where("id", "=", id).executeTakeFirst();
}

export function findSlug(trx: Trx, space: number, slug: string) {
	return inSpace(trx, space).where("slug", "=", slug).executeTakeFirst();
}

export function findSourceWithEntry(trx: Trx, space: number, entry: number) {
	return inSpace(trx, space)
		.where(sql<boolean>`entries @> ${toJson([{ id: entry }])}`)
		.executeTakeFirst();
}

export async function writeEntries(trx: Trx, id: number, entries: DataSource["entries"]): Promise<void> {
	await trx
		.updateTable("content_data_source")
		.set({ entries: toJson(entries) })
		.where("id", "=", id)
		.execute();
}

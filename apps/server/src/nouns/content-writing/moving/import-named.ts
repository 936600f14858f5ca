import type { z } from "zod";
import type { Trx } from "../../../adapters/database/database.ts";
import { toJson } from "../../../adapters/database/json.ts";
import { giveIdsAbove } from "./given-ids.ts";
import type { componentPart, dataSourcePart } from "./space-file.ts";

interface Putting {
	readonly trx: Trx;
	readonly space: number;
	readonly say: (line: string) => void;
}

/** Writes over the component of the same name; its id stays. */
export async function putComponent(
	to: Putting,
	{ id, name, created_at, updated_at, ...definition }: z.infer<typeof componentPart>,
): Promise<void> {
	const { trx, space } = to;
	const row = {
		definition: toJson(definition),
		created_at: new Date(created_at),
		updated_at: new Date(updated_at),
	};
	const written = await trx
		.updateTable("content_component")
		.set(row)
		.where("space", "=", space)
		.where("name", "=", name)
		.executeTakeFirst();
	if (written.numUpdatedRows > 0n) return;
	const own = await ownId(to, "content_component", { id, name });
	await trx
		.insertInto("content_component")
		.values({ ...row, ...own, space, name })
		.execute();
	await giveIdsAbove(trx, "content_component");
}

/** Writes over the data source of the same slug; its id stays. */
export async function putDataSource(
	to: Putting,
	{ id, slug, name, dimensions, entries }: z.infer<typeof dataSourcePart>,
): Promise<void> {
	const { trx, space } = to;
	const row = { name, dimensions: toJson(dimensions), entries: toJson(entries) };
	const written = await trx
		.updateTable("content_data_source")
		.set(row)
		.where("space", "=", space)
		.where("slug", "=", slug)
		.executeTakeFirst();
	if (written.numUpdatedRows > 0n) return;
	const own = await ownId(to, "content_data_source", { id, name: slug });
	await trx
		.insertInto("content_data_source")
		.values({ ...row, ...own, space, slug })
		.execute();
	await giveIdsAbove(trx, "content_data_source");
}

/**
 * The id of the file, unless another space has it: contents mean components and data sources by name, so two installations
 * that counted alike can still be moved into each other.
 */
async function ownId(
	{ trx, say }: Putting,
	table: "content_component" | "content_data_source",
	{ id, name }: { readonly id: number; readonly name: string },
): Promise<{ readonly id?: number }> {
	const taken = await trx.selectFrom(table).select("id").where("id", "=", id).executeTakeFirst();
	if (!taken) return { id };
	say(`"${name}" gets another id: ${id} is taken here.`);
	return {};
}

import { err, ok } from "@offizin/base";
import type { DataSource, DataSourceEntry } from "@offizin/content";
import { sql } from "kysely";
import type { Trx } from "../../adapters/database/database.ts";
import { toJson } from "../../adapters/database/json.ts";
import { type ChangeOf, type ContentPlatform, changeSpace } from "./change-space.ts";

interface GivenDimension {
	readonly id?: number | undefined;
	readonly name: string;
	readonly entry_value: string;
}
export interface GivenDataSource {
	readonly name?: string | undefined;
	readonly slug?: string | undefined;
	readonly dimensions?: readonly GivenDimension[] | undefined;
}
export interface GivenEntry {
	readonly name?: string | undefined;
	readonly value?: string | undefined;
	readonly dimension_values?: Readonly<Record<string, string>> | undefined;
}

export function createDataSource(
	platform: ContentPlatform,
	change: ChangeOf,
	given: GivenDataSource & { readonly name: string; readonly slug: string },
) {
	return changeSpace(platform, change, async ({ trx, space, tell }) => {
		if (await findSlug(trx, space.id, given.slug)) return err({ code: "data_source_taken" });
		const row = await trx
			.insertInto("content_data_source")
			.values({
				space: space.id,
				name: given.name,
				slug: given.slug,
				dimensions: toJson(numbered(given.dimensions ?? [])),
				entries: toJson([]),
			})
			.returning("id")
			.executeTakeFirstOrThrow();
		tell(null, true);
		return ok(row.id);
	});
}

export function changeDataSource(
	platform: ContentPlatform,
	change: ChangeOf,
	{ id, ...given }: GivenDataSource & { readonly id: number },
) {
	return changeSpace(platform, change, async ({ trx, space, tell }) => {
		const row = await findOne(trx, space.id, id);
		if (!row) return err({ code: "data_source_unknown" });
		const { name = row.name, slug = row.slug, dimensions } = given;
		if (slug !== row.slug && (await findSlug(trx, space.id, slug))) return err({ code: "data_source_taken" });
		await trx
			.updateTable("content_data_source")
			.set({ name, slug, dimensions: toJson(dimensions ? numbered(dimensions) : row.dimensions) })
			.where("id", "=", id)
			.execute();
		tell(null, true);
		return ok(id);
	});
}

export function deleteDataSource(platform: ContentPlatform, change: ChangeOf, id: number) {
	return changeSpace(platform, change, async ({ trx, space, tell }) => {
		if (!(await findOne(trx, space.id, id))) return err({ code: "data_source_unknown" });
		await trx.deleteFrom("content_data_source").where("id", "=", id).execute();
		tell(null, true);
		return ok(id);
	});
}

/** Adds an entry at the end; its id is the next one in the space. */
export function createEntry(
	platform: ContentPlatform,
	change: ChangeOf,
	{ source, ...given }: GivenEntry & { readonly source: number },
) {
	return changeSpace(platform, change, async ({ trx, space, tell }) => {
		const row = await findOne(trx, space.id, source);
		if (!row) return err({ code: "data_source_unknown" });
		const { rows } = await sql<{ next: number }>`
			select coalesce(max((entry ->> 'id')::bigint), 0) + 1 as next
			from content_data_source, jsonb_array_elements(entries) entry where space = ${space.id}
		`.execute(trx);
		const id = rows[0]?.next ?? 1;
		const entry: DataSourceEntry = {
			id,
			name: given.name ?? "",
			value: given.value ?? "",
			dimensionValues: given.dimension_values ?? {},
		};
		await writeEntries(trx, row.id, [...row.entries, entry]);
		tell(null, true);
		return ok(id);
	});
}

export function changeEntry(
	platform: ContentPlatform,
	change: ChangeOf,
	{ id, ...given }: GivenEntry & { readonly id: number },
) {
	return changeSpace(platform, change, async ({ trx, space, tell }) => {
		const row = await findWithEntry(trx, space.id, id);
		if (!row) return err({ code: "entry_unknown" });
		const changed = row.entries.map((entry) =>
			entry.id === id
				? {
						id,
						name: given.name ?? entry.name,
						value: given.value ?? entry.value,
						dimensionValues: given.dimension_values ?? entry.dimensionValues,
					}
				: entry,
		);
		await writeEntries(trx, row.id, changed);
		tell(null, true);
		return ok(id);
	});
}

export function deleteEntry(platform: ContentPlatform, change: ChangeOf, id: number) {
	return changeSpace(platform, change, async ({ trx, space, tell }) => {
		const row = await findWithEntry(trx, space.id, id);
		if (!row) return err({ code: "entry_unknown" });
		await writeEntries(
			trx,
			row.id,
			row.entries.filter((entry) => entry.id !== id),
		);
		tell(null, true);
		return ok(id);
	});
}

function numbered(dimensions: readonly GivenDimension[]): DataSource["dimensions"] {
	let last = Math.max(0, ...dimensions.map(({ id = 0 }) => id));
	return dimensions.map(({ id, name, entry_value }) => {
		if (id === undefined) last += 1;
		return { id: id ?? last, name, entryValue: entry_value };
	});
}

async function writeEntries(trx: Trx, id: number, entries: DataSource["entries"]): Promise<void> {
	await trx
		.updateTable("content_data_source")
		.set({ entries: toJson(entries) })
		.where("id", "=", id)
		.execute();
}

const inSpace = (trx: Trx, space: number) =>
	trx.selectFrom("content_data_source").selectAll().where("space", "=", space);

function findOne(trx: Trx, space: number, id: number) {
	return inSpace(trx, space).where("id", "=", id).executeTakeFirst();
}

function findSlug(trx: Trx, space: number, slug: string) {
	return inSpace(trx, space).where("slug", "=", slug).executeTakeFirst();
}

function findWithEntry(trx: Trx, space: number, entry: number) {
	return inSpace(trx, space)
		.where(sql<boolean>`entries @> ${toJson([{ id: entry }])}`)
		.executeTakeFirst();
}

import { err, ok, type Result } from "@offizin/base";
import type { DataSourceEntry } from "@offizin/content";
import { sql } from "kysely";
import { type ChangeOf, type ContentPlatform, changeSpace } from "../change-space.ts";
import type { ContentRefusal } from "../refusal.ts";
import { findSource, findSourceWithEntry, writeEntries } from "./data-source-rows.ts";
import { storiesChoosing } from "./used-by.ts";

export interface GivenEntry {
	readonly name?: string | undefined;
	readonly value?: string | undefined;
	readonly dimension_values?: Readonly<Record<string, string>> | undefined;
}

/** Adds an entry at the end; its id is the next one in the space. */
export function createEntry(
	platform: ContentPlatform,
	change: ChangeOf,
	{ source, ...given }: GivenEntry & { readonly source: number },
) {
	return changeSpace(platform, change, async ({ trx, space, tell }) => {
		const row = await findSource(trx, space.id, source);
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
		const free = valueFree(row.entries, entry);
		if (!free.ok) return free;
		await writeEntries(trx, row.id, [...row.entries, entry]);
		tell(null, true);
		return ok(id);
	});
}

/** Changes what is named of an entry, its place (from 1) too. Its value stays while pages have it. */
export function changeEntry(
	platform: ContentPlatform,
	change: ChangeOf,
	{ id, position, ...given }: GivenEntry & { readonly id: number; readonly position?: number | undefined },
) {
	return changeSpace(platform, change, async (writing) => {
		const { trx, space, tell } = writing;
		const row = await findSourceWithEntry(trx, space.id, id);
		const entry = row?.entries.find((one) => one.id === id);
		if (!row || !entry) return err({ code: "entry_unknown" });
		const changed: DataSourceEntry = {
			id,
			name: given.name ?? entry.name,
			value: given.value ?? entry.value,
			dimensionValues: given.dimension_values ?? entry.dimensionValues,
		};
		const others = row.entries.filter((one) => one !== entry);
		if (changed.value !== entry.value) {
			const free = valueFree(others, changed);
			if (!free.ok) return free;
			const stories = await storiesChoosing(writing, platform.content, { slug: row.slug, entry });
			if (stories.length > 0) return err({ code: "entry_used", stories });
		}
		const place = position === undefined ? row.entries.indexOf(entry) : position - 1;
		await writeEntries(trx, row.id, others.toSpliced(place, 0, changed));
		tell(null, true);
		return ok(id);
	});
}

/** Deletes an entry; refused while pages have its value, unless it `isForced`. */
export function deleteEntry(
	platform: ContentPlatform,
	change: ChangeOf,
	{ id, isForced }: { readonly id: number; readonly isForced: boolean },
) {
	return changeSpace(platform, change, async (writing) => {
		const { trx, space, tell } = writing;
		const row = await findSourceWithEntry(trx, space.id, id);
		const entry = row?.entries.find((one) => one.id === id);
		if (!row || !entry) return err({ code: "entry_unknown" });
		const stories = isForced
			? []
			: await storiesChoosing(writing, platform.content, { slug: row.slug, entry });
		if (stories.length > 0) return err({ code: "entry_used", stories });
		await writeEntries(
			trx,
			row.id,
			row.entries.filter((one) => one !== entry),
		);
		tell(null, true);
		return ok(id);
	});
}

/** Contents keep the value alone, so no two entries of a list share one. */
function valueFree(
	others: readonly DataSourceEntry[],
	{ value }: DataSourceEntry,
): Result<undefined, ContentRefusal> {
	return others.some((one) => one.value === value) ? err({ code: "entry_taken" }) : ok(undefined);
}

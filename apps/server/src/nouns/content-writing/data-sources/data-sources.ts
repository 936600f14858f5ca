import { err, ok } from "@offizin/base";
import type { DataSource } from "@offizin/content";
import { toJson } from "../../../adapters/database/json.ts";
import { type ChangeOf, type ContentPlatform, changeSpace } from "../change-space.ts";
import { findSlug, findSource } from "./data-source-rows.ts";
import { componentsChoosing } from "./used-by.ts";

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

/**
 * Changes what is named of a list. Its slug stays while blocks choose from it; the values of a renamed dimension follow
 * it, those of one that is gone go with it.
 */
export function changeDataSource(
	platform: ContentPlatform,
	change: ChangeOf,
	{ id, ...given }: GivenDataSource & { readonly id: number },
) {
	return changeSpace(platform, change, async ({ trx, space, tell }) => {
		const row = await findSource(trx, space.id, id);
		if (!row) return err({ code: "data_source_unknown" });
		const { name = row.name, slug = row.slug } = given;
		if (slug !== row.slug) {
			if (await findSlug(trx, space.id, slug)) return err({ code: "data_source_taken" });
			const components = await componentsChoosing(trx, space.id, row.slug);
			if (components.length > 0) return err({ code: "data_source_used", components });
		}
		const dimensions = given.dimensions ? numbered(given.dimensions) : row.dimensions;
		const entries = row.entries.map((entry) => ({
			...entry,
			dimensionValues: followed(entry.dimensionValues, row.dimensions, dimensions),
		}));
		await trx
			.updateTable("content_data_source")
			.set({ name, slug, dimensions: toJson(dimensions), entries: toJson(entries) })
			.where("id", "=", id)
			.execute();
		tell(null, true);
		return ok(id);
	});
}

/** Deletes a list; refused while blocks choose from it, since no page with them could be published any more. */
export function deleteDataSource(platform: ContentPlatform, change: ChangeOf, id: number) {
	return changeSpace(platform, change, async ({ trx, space, tell }) => {
		const row = await findSource(trx, space.id, id);
		if (!row) return err({ code: "data_source_unknown" });
		const components = await componentsChoosing(trx, space.id, row.slug);
		if (components.length > 0) return err({ code: "data_source_used", components });
		await trx.deleteFrom("content_data_source").where("id", "=", id).execute();
		tell(null, true);
		return ok(id);
	});
}

type Dimensions = DataSource["dimensions"];

function numbered(dimensions: readonly GivenDimension[]): Dimensions {
	let last = Math.max(0, ...dimensions.map(({ id = 0 }) => id));
	return dimensions.map(({ id, name, entry_value }) => {
		if (id === undefined) last += 1;
		return { id: id ?? last, name, entryValue: entry_value };
	});
}

/** The values of an entry for dimensions as they are now; which one is which is known by its id. */
function followed(
	values: Readonly<Record<string, string>>,
	before: Dimensions,
	now: Dimensions,
): Readonly<Record<string, string>> {
	return Object.fromEntries(
		now.flatMap(({ id, entryValue }) => {
			const value = values[before.find((one) => one.id === id)?.entryValue ?? entryValue];
			return value === undefined ? [] : [[entryValue, value]];
		}),
	);
}

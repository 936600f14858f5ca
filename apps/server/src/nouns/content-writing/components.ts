import { err, invariant, ok } from "@offizin/base";
import type { Component } from "@offizin/content";
import type { ChannelKey } from "@offizin/sites";
import { sql } from "kysely";
import type { Trx } from "../../adapters/database/database.ts";
import { toJson } from "../../adapters/database/json.ts";
import { liveStories } from "../content/library/live-stories.ts";
import { type ChangeOf, type ContentPlatform, changeSpace } from "./change-space.ts";

export type ComponentBody = Omit<Component, "id" | "created_at" | "updated_at">;
type Given = { readonly [Key in keyof ComponentBody]?: ComponentBody[Key] | undefined };
type Definition = Omit<ComponentBody, "name">;

const empty: Definition = {
	display_name: null,
	schema: {},
	is_root: false,
	is_nestable: true,
	preview_field: null,
	component_group: null,
	image: null,
};

/** New schema of a block; what is not said is as for a block that is nested and empty. */
export function createComponent(
	platform: ContentPlatform,
	change: ChangeOf,
	given: Given & { readonly name: string },
) {
	return changeSpace(platform, change, async ({ trx, space, at, tell }) => {
		const { name, ...definition } = given;
		if (await findNamed(trx, space.id, name)) return err({ code: "component_taken" });
		const row = await trx
			.insertInto("content_component")
			.values({
				space: space.id,
				name,
				definition: toJson(merged(empty, definition)),
				created_at: at,
				updated_at: at,
			})
			.returning("id")
			.executeTakeFirstOrThrow();
		tell(null, false);
		return ok(row.id);
	});
}

/** Changes what is said of a schema. Its name stands in every content that uses it, so a used one keeps it. */
export function changeComponent(
	platform: ContentPlatform,
	change: ChangeOf,
	{ id, ...given }: Given & { readonly id: number },
) {
	return changeSpace(platform, change, async ({ trx, space, at, tell }) => {
		const row = await findOne(trx, space.id, id);
		if (!row) return err({ code: "component_missing" });
		const { name = row.name, ...definition } = given;
		if (name !== row.name) {
			if (await findNamed(trx, space.id, name)) return err({ code: "component_taken" });
			const stories = await usersOf(trx, space.id, row.name);
			if (stories.length > 0) return err({ code: "component_used", stories });
		}
		await trx
			.updateTable("content_component")
			.set({ name, definition: toJson(merged(row.definition, definition)), updated_at: at })
			.where("id", "=", id)
			.execute();
		tell(null, false);
		return ok(id);
	});
}

export function deleteComponent(platform: ContentPlatform, change: ChangeOf, id: number) {
	return changeSpace(platform, change, async ({ trx, space, tell }) => {
		const row = await findOne(trx, space.id, id);
		if (!row) return err({ code: "component_missing" });
		const stories = await usersOf(trx, space.id, row.name);
		if (stories.length > 0) return err({ code: "component_used", stories });
		await trx.deleteFrom("content_component").where("id", "=", id).execute();
		tell(null, false);
		return ok(id);
	});
}

/**
 * Gives the space of a channel the schemas its site can show: new ones are added, changed ones follow, others stay since
 * contents may still name them.
 */
export async function syncComponents(
	platform: ContentPlatform,
	channel: ChannelKey,
	components: readonly ComponentBody[],
): Promise<void> {
	const space = platform.content.ofChannel(channel);
	if (!space) return;
	const synced = await changeSpace(
		platform,
		{ space: space.id, author: "site" },
		async ({ trx, at, tell }) => {
			for (const { name, ...definition } of components) {
				const changed = await sql`
				insert into content_component as known (space, name, definition, created_at, updated_at)
				values (${space.id}, ${name}, ${toJson(definition)}, ${at}, ${at})
				on conflict (space, name) do update set definition = excluded.definition, updated_at = excluded.updated_at
				where known.definition <> excluded.definition
				returning id
			`.execute(trx);
				if (changed.rows.length > 0) tell(null, false);
			}
			return ok(undefined);
		},
	);
	invariant(synced.ok, `the space of ${channel} is gone`);
}

/** What is known with what a change names of it. */
function merged(known: Definition, given: Omit<Given, "name">): Definition {
	return {
		display_name: given.display_name === undefined ? known.display_name : given.display_name,
		schema: given.schema ?? known.schema,
		is_root: given.is_root ?? known.is_root,
		is_nestable: given.is_nestable ?? known.is_nestable,
		preview_field: given.preview_field === undefined ? known.preview_field : given.preview_field,
		component_group: given.component_group === undefined ? known.component_group : given.component_group,
		image: given.image === undefined ? known.image : given.image,
	};
}

function findOne(trx: Trx, space: number, id: number) {
	return trx
		.selectFrom("content_component")
		.selectAll()
		.where("space", "=", space)
		.where("id", "=", id)
		.executeTakeFirst();
}

function findNamed(trx: Trx, space: number, name: string) {
	return trx
		.selectFrom("content_component")
		.select("id")
		.where("space", "=", space)
		.where("name", "=", name)
		.executeTakeFirst();
}

/** Stories in which a block of this name stands. */
function usersOf(trx: Trx, space: number, name: string) {
	const text = `%"component": ${JSON.stringify(name)}%`;
	return liveStories(trx, space)
		.select(["id", "name", "full_slug"])
		.where(sql<boolean>`(draft::text like ${text} or published::text like ${text})`)
		.orderBy("full_slug")
		.limit(100)
		.execute();
}

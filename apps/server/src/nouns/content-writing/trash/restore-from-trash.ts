import { err, ok } from "@offizin/base";
import { sql } from "kysely";
import type { Trx } from "../../../adapters/database/database.ts";
import { type ChangeOf, type ContentPlatform, changeSpace } from "../change-space.ts";
import { addressAt, readdress } from "../stories/address.ts";
import { findStory } from "../stories/story-rows.ts";
import { readdressing } from "../stories/translated-address.ts";
import { findTrashed } from "./read-trash.ts";

interface Wanted {
	readonly id: number;
	/** Instead of the one it had, which another story may have by now. */
	readonly slug: string | undefined;
}

/**
 * Puts a story back where it stood, a folder with all that was deleted with it, as drafts; at the top where its folder is
 * gone. A start page that is given a slug, or has lost its folder, is a page like others. Translated slugs stay unless an
 * address of theirs is taken.
 */
export function restoreFromTrash(platform: ContentPlatform, change: ChangeOf, { id, slug }: Wanted) {
	return changeSpace(platform, change, async (writing) => {
		const { trx, space, author, at, tell } = writing;
		const row = await findTrashed(trx, space.id, id);
		if (!row) return err({ code: "story_unknown" });
		const folder = row.parent === null ? undefined : await findStory(writing, row.parent);
		const place = {
			slug: slug ?? row.slug,
			parent: folder?.id ?? null,
			isStartpage: row.isStartpage && slug === undefined && row.parent === (folder?.id ?? null),
		};
		const address = await addressAt(writing, id, place);
		if (!address.ok) return address;
		let restored: readonly { readonly id: number; readonly is_folder: boolean }[] = [];
		const standing = await readdressing(writing, async () => {
			await trx
				.updateTable("content_story")
				.set({ slug: place.slug, parent: place.parent, is_startpage: place.isStartpage })
				.where("id", "=", id)
				.execute();
			await readdress(writing, id, address.value);
			restored = await trx
				.updateTable("content_story")
				.set({
					deleted_at: null,
					deleted_by: null,
					deleted_with: null,
					version: sql<number>`version + 1`,
					updated_at: at,
				})
				.where("space", "=", space.id)
				.where("deleted_with", "=", id)
				.returning(["id", "is_folder"])
				.execute();
		});
		const ids = restored.map((one) => one.id);
		// Another page may stand at its translated address by now: another slug of the space would not help it there.
		const placed = standing.ok ? standing : await readdressing(writing, () => forgetSlugs(trx, ids));
		if (!placed.ok) return placed;
		await sql`
			insert into content_story_version (story, version, kind, name, content, author, at)
			select id, version, 'restored', name, draft, ${author}, ${at} from content_story
			where id = any(${ids}::bigint[]) and not is_folder
		`.execute(trx);
		for (const one of restored) tell(one.id, one.is_folder);
		return ok(id);
	});
}

/** Translated names stay. */
async function forgetSlugs(trx: Trx, ids: readonly number[]): Promise<void> {
	await sql`
		update content_story set translated_slugs = (
			select coalesce(jsonb_agg(one || '{"slug": ""}'), '[]') from jsonb_array_elements(translated_slugs) one
		) where id = any(${ids}::bigint[])
	`.execute(trx);
}

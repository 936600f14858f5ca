import { err, ok } from "@offizin/base";
import { sql } from "kysely";
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
 * gone. A start page that is given a slug, or has lost its folder, is a page like others.
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
		const restoring = await readdressing(writing, async () => {
			await trx
				.updateTable("content_story")
				.set({ slug: place.slug, parent: place.parent, is_startpage: place.isStartpage })
				.where("id", "=", id)
				.execute();
			await readdress(writing, id, address.value);
			return await trx
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
		if (!restoring.ok) return restoring;
		const restored = restoring.value;
		await sql`
			insert into content_story_version (story, version, kind, name, content, author, at)
			select id, version, 'restored', name, draft, ${author}, ${at} from content_story
			where id = any(${restored.map((one) => one.id)}::bigint[]) and not is_folder
		`.execute(trx);
		for (const one of restored) tell(one.id, one.is_folder);
		return ok(id);
	});
}

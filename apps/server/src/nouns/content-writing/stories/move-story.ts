import { ok } from "@offizin/base";
import { liveStories } from "../../content/library/live-stories.ts";
import { type ChangeOf, type ContentPlatform, changeSpace, type Writing } from "../change-space.ts";
import { addressAt, readdress } from "./address.ts";
import { STEP } from "./save-story.ts";
import { findSeenStory } from "./story-rows.ts";
import { readdressing } from "./translated-address.ts";

export interface Move {
	readonly id: number;
	readonly parent: number | null;
	/** The neighbour it comes after; null is the first place. */
	readonly after: number | null;
	readonly seen: number | undefined;
}

/** Puts a story into a folder, after one of those that lie there; what lies below it follows. */
export function moveStory(platform: ContentPlatform, change: ChangeOf, { id, parent, after, seen }: Move) {
	return changeSpace(platform, change, async (writing) => {
		const { trx, at, tell } = writing;
		const found = await findSeenStory(writing, id, seen);
		if (!found.ok) return found;
		const row = found.value;
		const isMoved = parent !== row.parent;
		const place = { slug: row.slug, parent, isStartpage: row.is_startpage };
		const address = isMoved ? await addressAt(writing, id, place) : ok(row.full_slug);
		if (!address.ok) return address;
		const put = async () => {
			await trx
				.updateTable("content_story")
				.set({ parent, version: row.version + 1, updated_at: at })
				.where("id", "=", id)
				.execute();
			if (isMoved) await readdress(writing, id, address.value);
		};
		const moved = isMoved ? await readdressing(writing, put) : ok(await put());
		if (!moved.ok) return moved;
		tell(id, true);
		await reorder(writing, { id, parent, after });
		return ok(id);
	});
}

/** Writes the positions of a folder anew, those that differ. Order is no change that an editor could miss. */
async function reorder(
	{ trx, space, tell }: Writing,
	{ id, parent, after }: Pick<Move, "id" | "parent" | "after">,
): Promise<void> {
	const rows = await liveStories(trx, space.id)
		.select(["id", "position"])
		.where("parent", parent === null ? "is" : "=", parent)
		.orderBy("position")
		.orderBy("id")
		.execute();
	const moved = rows.filter((row) => row.id === id);
	const others = rows.filter((row) => row.id !== id);
	const index = after === null ? 0 : others.findIndex((row) => row.id === after) + 1 || others.length;
	for (const [place, row] of others.toSpliced(index, 0, ...moved).entries()) {
		const position = (place + 1) * STEP;
		if (position === row.position) continue;
		await trx.updateTable("content_story").set({ position }).where("id", "=", row.id).execute();
		tell(row.id, true);
	}
}

import type { ContentStoryItem } from "@offizin/contract";
import { useState } from "react";
import { useContentPlace } from "#app/content/content-place.ts";
import type { ContentDoors, ContentRefusal } from "#app/content/doors/content-doors.ts";
import type { StoriesByFolder } from "./story-rows.ts";

const PAGE = 100;
/** A folder with more than that is searched, not scrolled. */
const MOST_PAGES = 10;

/** Everything in a folder in its order, page by page; 0 is the top. */
export async function storiesIn(doors: ContentDoors, folder: number) {
	const found: ContentStoryItem[] = [];
	for (let page = 1; page <= MOST_PAGES; page++) {
		const asked = { with_parent: String(folder), page, per_page: PAGE, sort_by: "position:asc" } as const;
		const answer = await doors.stories(asked);
		if (!answer.ok) return answer;
		found.push(...answer.value.stories);
		if (answer.value.stories.length < PAGE) break;
	}
	return { ok: true, value: found } as const;
}

/** The tree of pages: what is open and loaded, and how it is loaded anew. */
export function useStories(top: readonly ContentStoryItem[]) {
	const { doors } = useContentPlace();
	const [stories, setStories] = useState<StoriesByFolder>(new Map([[0, top]]));
	const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
	const [refusal, setRefusal] = useState<ContentRefusal>();

	async function load(folder: number): Promise<void> {
		const answer = await storiesIn(doors, folder);
		if (!answer.ok) return setRefusal(answer.error);
		setStories((before) => new Map(before).set(folder, answer.value));
	}

	function toggle(folder: number): void {
		const changed = new Set(open);
		const wasOpen = changed.delete(folder);
		if (!wasOpen) changed.add(folder);
		setOpen(changed);
		if (!wasOpen) void load(folder);
	}

	/** Reads folders anew after something in them was changed; a refusal is shown beside what is true. */
	async function reload(folders: readonly number[], why?: ContentRefusal): Promise<void> {
		setRefusal(why);
		await Promise.all([...new Set(folders)].map(load));
	}

	return { stories, open, refusal, toggle, reload };
}

import type { CallError, ContentTrashedStory } from "@offizin/contract";
import { useState } from "react";
import { useContentPlace } from "#app/content/content-place.ts";
import { withMore } from "#app/content/with-more.ts";

/** Entries of a page of the trash. */
export const TRASH_PAGE = 50;

/** What lies in the trash, as far as it is loaded: more of it on demand, less when some is taken out. */
export function useTrash(first: readonly ContentTrashedStory[]) {
	const { doors } = useContentPlace();
	const [stories, setStories] = useState(first);
	const [hasMore, setHasMore] = useState(first.length === TRASH_PAGE);

	async function more(): Promise<CallError | undefined> {
		// What was taken out has moved the rest up, so the page that holds the last one is asked for again.
		const page = Math.floor(stories.length / TRASH_PAGE) + 1;
		const answer = await doors.trash({ page, per_page: TRASH_PAGE });
		if (!answer.ok) return answer.error;
		const found = answer.value.stories;
		setHasMore(found.length === TRASH_PAGE);
		setStories((before) => withMore(before, found));
	}

	return {
		stories,
		more: hasMore ? more : undefined,
		drop: (id: number) => setStories((before) => before.filter((one) => one.id !== id)),
	};
}

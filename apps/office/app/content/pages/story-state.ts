import type { ContentStoryItem } from "@offizin/contract";
import type { StoryState } from "#app/words/state-looks.ts";

/** What a story is to visitors: a time that was set comes before what is true now. */
export function storyState(
	story: Pick<
		ContentStoryItem,
		"published" | "unpublished_changes" | "publish_at" | "unpublish_at" | "publish_failed_at"
	>,
): StoryState {
	if (story.publish_failed_at !== null) return "overdue";
	if (story.publish_at !== null || story.unpublish_at !== null) return "scheduled";
	if (!story.published) return "draft";
	return story.unpublished_changes ? "changed" : "published";
}

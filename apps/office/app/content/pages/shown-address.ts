import { isHomePage } from "@offizin/content";
import type { ContentStoryItem } from "@offizin/contract";

/** The address of a page or folder as lists show it. */
export function shownAddress(
	story: Pick<ContentStoryItem, "full_slug" | "is_folder" | "is_startpage" | "parent_id">,
): string {
	const place = {
		fullSlug: story.full_slug,
		isStartpage: story.is_startpage,
		parentId: story.parent_id,
	};
	return !story.is_folder && isHomePage(place) ? "/" : `/${story.full_slug}`;
}

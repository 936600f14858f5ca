import type { Story } from "./story.ts";

/** Whether a story is what visitors see at "/". */
export function isHomePage({
	fullSlug,
	isStartpage,
	parentId,
}: Pick<Story, "fullSlug" | "isStartpage" | "parentId">): boolean {
	return fullSlug === "home" || (isStartpage && parentId === null);
}

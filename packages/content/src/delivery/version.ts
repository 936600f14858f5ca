import type { Block } from "../story/block.ts";
import type { Story } from "../story/story.ts";

/** Which content of a story is meant: what editors work on, or what visitors see. */
export type Version = "draft" | "published";

/** Undefined of a folder, and of a page that has nothing to be seen. */
export function contentOf(story: Story, version: Version): Block | undefined {
	return version === "draft" ? story.draft : story.published;
}

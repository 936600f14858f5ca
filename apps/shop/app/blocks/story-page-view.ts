import type { BlockView } from "./block-view.ts";

/** A story as it is shown. */
export interface StoryPageView {
	readonly title: string;
	readonly description: string;
	readonly robots: "none" | "index" | "follow";
	/** Path of the picture shown where the page is shared. */
	readonly image: string | undefined;
	readonly blocks: readonly BlockView[];
	/** Origin of the back office whose frame this draft is shown in; undefined for visitors. */
	readonly editor: string | undefined;
}

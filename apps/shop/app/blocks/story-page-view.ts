import type { ImageSource } from "@offizin/content";
import type { Crumb } from "#app/layout/breadcrumbs.tsx";
import type { ArticleView } from "./article/article-view.server.ts";
import type { BlockView } from "./block-view.ts";

/** A story as it is shown. */
export interface StoryPageView {
	readonly title: string;
	readonly description: string;
	readonly robots: "none" | "index" | "follow";
	/** What stands over the blocks; a page without a headline begins with the first of them. */
	readonly head: { readonly headline: string; readonly lead: string } | undefined;
	/** The way to the page, itself included; empty where nothing stands over the blocks. */
	readonly trail: readonly Crumb[];
	/** What stands around the blocks of an article. */
	readonly article: ArticleView | undefined;
	/** Shown under the head of a page that shows nothing of its own there. */
	readonly picture: ImageSource | undefined;
	/** Path of the picture shown where the page is shared. */
	readonly image: string | undefined;
	/** Its path by language, where it has an address of its own. */
	readonly translations?: Readonly<Record<string, string>>;
	readonly blocks: readonly BlockView[];
	/** Its questions as structured data. */
	readonly faq: Readonly<Record<string, unknown>> | undefined;
	/** False where a block could not be read just now: the page must not be kept. */
	readonly isWhole: boolean;
	/** Origins of the back office, in whose frame this draft is shown; undefined for visitors. */
	readonly editors: readonly string[] | undefined;
}

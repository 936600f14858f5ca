import type { Block } from "@offizin/content";
import { fieldsOf } from "./fields.server.ts";
import { footer } from "./footer/schema.ts";
import { shortName } from "./log-throttle.ts";
import { missing, showBlocks } from "./registry.server.ts";
import type { StoryPageView } from "./story-page-view.ts";
import type { StoryReads } from "./story-reads.server.ts";

/** A story as a page. Of a content type that is none, editors and the log are told (spec 8.4-2). */
export async function storyPageView(
	content: Block,
	story: StoryReads,
	editors: readonly string[] | undefined,
): Promise<StoryPageView> {
	const { text, choice, picture, blocks } = fieldsOf(content, story);
	const isPage = content.component === "page";
	const sentence = `Transformer for Container(${shortName(content.component)}) not implemented`;
	let isWhole = true;
	const reads = {
		...story,
		onFailed: () => {
			isWhole = false;
		},
	};
	const shown = isPage
		? await showBlocks(blocks("body"), reads)
		: // Editors see it where it stands: at the end of the page.
			content.component === footer.name
			? []
			: [missing(content, story, sentence)];
	return {
		title: text("title"),
		description: text("description"),
		robots: choice("robots", ["none", "index", "follow"]),
		image: picture("image")?.src,
		blocks: shown,
		isWhole,
		editors,
	};
}

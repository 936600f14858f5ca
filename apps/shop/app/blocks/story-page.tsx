import { lazy, Suspense } from "react";
import { PageHead } from "#app/seo/page-head.tsx";
import { BlockFaces } from "./block-face.tsx";
import type { StoryPageView } from "./story-page-view.ts";

/** Visitors never load the bridge. */
const LiveStory = lazy(async () => ({ default: (await import("./preview/live-story.tsx")).LiveStory }));

export interface StoryPageProps {
	readonly page: StoryPageView;
	readonly canonical?: string;
}

/** A page that editors have made of blocks. */
export function StoryPage({ page, canonical }: StoryPageProps) {
	return (
		<>
			<PageHead
				title={page.title}
				description={page.description}
				robots={page.editors === undefined ? page.robots : "none"}
				{...(canonical !== undefined && { canonical })}
				{...(page.image !== undefined && { image: page.image })}
			/>
			<StoryBlocks page={page} />
		</>
	);
}

/** What is on the page of a story, without its head. */
export function StoryBlocks({ page }: Pick<StoryPageProps, "page">) {
	if (page.editors === undefined) return <BlockFaces blocks={page.blocks} />;
	return (
		<Suspense>
			<LiveStory blocks={page.blocks} editors={page.editors} />
		</Suspense>
	);
}

import type { ImageSource } from "@offizin/content";
import { lazy, type ReactNode, Suspense } from "react";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import { PageTitle } from "#app/layout/page-title.tsx";
import { ContentImage } from "#app/pictures/content-image.tsx";
import { JsonLd } from "#app/seo/json-ld.tsx";
import { PageHead } from "#app/seo/page-head.tsx";
// The styles of an article come with the page, so that nothing jumps.
import "./article/article.module.css";
import "./article/article-tiles.module.css";
import { BlockFaces } from "./block-face.tsx";
import styles from "./story-page.module.css";
import type { StoryPageView } from "./story-page-view.ts";

/** Visitors never load the bridge. */
const LiveStory = lazy(async () => ({ default: (await import("./preview/live-story.tsx")).LiveStory }));
const Article = lazy(async () => ({ default: (await import("./article/article.tsx")).Article }));

export interface StoryPageProps {
	readonly page: StoryPageView;
	readonly canonical?: string;
	/** What the route of the page shows itself, between the head and the blocks of the story. */
	readonly children?: ReactNode;
}

/** What is wider than a head is shown whole, not cut to it. */
const WIDEST = 21 / 9;

function HeadPicture({ picture }: { readonly picture: ImageSource }) {
	const { width = 0, height = 0 } = picture;
	const isWide = width > WIDEST * height;
	return (
		<div className={isWide ? `${styles.picture} ${styles.wide}` : styles.picture}>
			<ContentImage
				images={[{ source: picture, media: undefined, sizes: "(min-width: 64rem) 90vw, 100vw" }]}
				isFirst
			/>
		</div>
	);
}

type ShownBlocks = Pick<StoryPageView, "blocks" | "editors" | "faq">;

/** The blocks of a story; a draft in the frame of the editor changes while it is typed. */
export function StoryBlocks({ page: { blocks, editors, faq } }: { readonly page: ShownBlocks }) {
	return (
		<>
			{editors === undefined ? (
				<BlockFaces blocks={blocks} />
			) : (
				<Suspense>
					<LiveStory blocks={blocks} editors={editors} />
				</Suspense>
			)}
			{faq ? <JsonLd value={faq} /> : null}
		</>
	);
}

/** A page that editors have made of blocks. */
export function StoryPage({ page, canonical, children }: StoryPageProps) {
	return (
		<>
			<PageHead
				title={page.title}
				description={page.description}
				robots={page.editors === undefined ? page.robots : "none"}
				{...(canonical !== undefined && { canonical })}
				{...(page.translations !== undefined && { translations: page.translations })}
				{...(page.image !== undefined && { image: page.image })}
			/>
			{page.head ? <Breadcrumbs trail={page.trail} /> : null}
			{page.article ? (
				<Suspense>
					<Article article={page.article} description={page.description}>
						<StoryBlocks page={page} />
					</Article>
				</Suspense>
			) : (
				<>
					{page.head ? <PageTitle title={page.head.headline} intro={page.head.lead} /> : null}
					{children ?? (page.head && page.picture ? <HeadPicture picture={page.picture} /> : null)}
					<StoryBlocks page={page} />
				</>
			)}
		</>
	);
}

import styles from "#app/blocks/article/article-tiles.module.css";
import { ArticleTiles, LeadArticle } from "#app/blocks/article/article-tiles.tsx";
import { readStoryPage, slugOfPath, storyReads } from "#app/blocks/read-story.server.ts";
import { blockReads } from "#app/blocks/registry.server.ts";
import { StoryPage } from "#app/blocks/story-page.tsx";
import { storyHeaders, toldOfStory } from "#app/cache-header.ts";
import { pageNotFound } from "#app/page-not-found.server.ts";
import { paths } from "#app/paths.ts";
import { reading } from "#app/reading.server.ts";
import type { Route } from "./+types/magazine.ts";

/** The story of the magazine, and all its articles. */
export const loader = reading(blockReads, async ({ context, url }: Route.LoaderArgs) => {
	const [page, articles] = await Promise.all([
		readStoryPage(slugOfPath(paths.magazine), context, url),
		storyReads(context, url).articles(),
	]);
	if (!page) throw pageNotFound(paths.magazine);
	return toldOfStory({ page, articles }, page);
});

export const headers = storyHeaders;

/** The newest article large, the others in a grid, none twice. */
export default function Magazine({ loaderData: { page, articles } }: Route.ComponentProps) {
	const [first, ...others] = articles;
	return (
		<StoryPage page={page} canonical={paths.magazine}>
			{first ? <LeadArticle article={first} /> : null}
			<div className={styles.others}>
				<ArticleTiles articles={others} level={2} />
			</div>
		</StoryPage>
	);
}

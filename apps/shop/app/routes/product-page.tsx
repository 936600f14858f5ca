import { shownProducts } from "@offizin/contract";
import { lazy, Suspense } from "react";
import { readStoryPage, slugOfPath } from "#app/blocks/read-story.server.ts";
import { blockReads } from "#app/blocks/registry.server.ts";
import { storyHeaders, toldOfStory } from "#app/cache-header.ts";
import { MoreWords } from "#app/messages/shop-intl.tsx";
import { areaWords } from "#app/messages/shop-words.server.ts";
import { someVariants } from "#app/overview/load-overview.server.ts";
import { panelReads } from "#app/panel/panel-reads.server.ts";
import { ownPath } from "#app/paths.ts";
import { loadProductPage } from "#app/product-page/load-product-page.server.ts";
import { ProductPage } from "#app/product-page/product-page.tsx";
import { WallPage } from "#app/product-page/wall/wall-page.tsx";
import { reading } from "#app/reading.server.ts";
import { JsonLd } from "#app/seo/json-ld.tsx";
import { PageHead } from "#app/seo/page-head.tsx";
import { shopContext } from "#app/shop-context.ts";
import { pictureReads } from "#app/wall-photo/load-picture.server.ts";
import { DESIGN_FIELD } from "#app/wall-photo/own-photo.server.ts";
import type { Route } from "./+types/product-page.ts";

/** Of what there is of a product that opens later, one row. */
const SHOWN_VARIANTS = 4;

export const loader = reading(
	[...panelReads(shownProducts), ...blockReads, ...pictureReads],
	async ({ context, url }: Route.LoaderArgs) => {
		const { site, prefix, platform } = context.get(shopContext);
		const slug = slugOfPath(ownPath(url.pathname, { prefix, platform }));
		const story = await readStoryPage(slug, context, url);
		const page = await loadProductPage(context, url, story);
		const variants = page.sale.isOpen ? undefined : await someVariants(context, page.product, SHOWN_VARIANTS);
		const told = {
			story,
			page,
			variants,
			words: {
				...areaWords(site.locale, "panel"),
				...areaWords(site.locale, "wall"),
				...areaWords(site.locale, "waitlist"),
			},
		};
		// A design is its owner's: what a page shows of it is kept nowhere.
		const isPrivate = url.searchParams.has(DESIGN_FIELD);
		return story ? toldOfStory(told, { isWhole: story.isWhole && !isPrivate }) : told;
	},
);

export const headers = storyHeaders;

/** Few products have blocks: their script and styles come where there are some, below everything else. */
const StoryBlocks = lazy(async () => ({
	default: (await import("#app/blocks/story-page.tsx")).StoryBlocks,
}));

const pages = { columns: ProductPage, wall: WallPage } as const;

/** A product as it is chosen, where the brand sells it. */
export default function Product({ loaderData: { story, page, variants, words } }: Route.ComponentProps) {
	const Page = pages[page.composition];
	return (
		<>
			<PageHead
				title={page.title}
				description={page.description}
				robots={story === undefined ? "index" : story.editors === undefined ? story.robots : "none"}
				canonical={page.to}
			/>
			<MoreWords words={words}>
				{page.photo ? <link rel="preload" as="image" href={page.photo} fetchPriority="high" /> : null}
				<JsonLd value={page.ld} />
				<Page page={page} variants={variants} />
			</MoreWords>
			{story && (story.blocks.length > 0 || story.editors) ? (
				<Suspense>
					<StoryBlocks page={story} />
				</Suspense>
			) : null}
		</>
	);
}

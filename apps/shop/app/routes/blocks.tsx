import { wordsOf } from "@offizin/words";
import { BlockFaces } from "#app/blocks/block-face.tsx";
import { storyReads } from "#app/blocks/read-story.server.ts";
import { schemas, showBlocks } from "#app/blocks/registry.server.ts";
import { privatePage } from "#app/cache-header.ts";
import { PageTitle } from "#app/layout/page-title.tsx";
import { pageNotFound } from "#app/page-not-found.server.ts";
import { paths } from "#app/paths.ts";
import { reading } from "#app/reading.server.ts";
import { PageHead } from "#app/seo/page-head.tsx";
import { shopContext } from "#app/shop-context.ts";
import type { Route } from "./+types/blocks.ts";

/** The gallery of all blocks, each from its example; the demo only has it. */
export const loader = reading([], async ({ context, url }: Route.LoaderArgs) => {
	const { isDemo, site } = context.get(shopContext);
	if (!isDemo) throw pageNotFound(paths.blocks);
	const examples = schemas.filter(({ use }) => use === "piece").map(({ example }) => example);
	const { title, intro } = wordsOf(site.locale).shop.blocks.gallery;
	return { title, intro, blocks: await showBlocks(examples, storyReads(context, url)) };
});

export const headers = privatePage;

export default function Blocks({ loaderData: { title, intro, blocks } }: Route.ComponentProps) {
	return (
		<>
			<PageHead title={title} />
			<PageTitle title={title} intro={intro} />
			<BlockFaces blocks={blocks} />
		</>
	);
}

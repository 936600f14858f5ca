import { inspect } from "node:util";
import type { Block } from "@offizin/content";
import type { BlockSchema } from "./block-schema.ts";
import type { BlockView } from "./block-view.ts";
import { designList } from "./design-list/schema.ts";
import { designListView } from "./design-list/view.server.ts";
import { shownOf } from "./fields.server.ts";
import { imageWithText } from "./image-with-text/schema.ts";
import { imageWithTextView } from "./image-with-text/view.server.ts";
import { kindStep, kindTimeline } from "./kind-timeline/schema.ts";
import { kindTimelineView } from "./kind-timeline/view.server.ts";
import { linkBox } from "./link-box/schema.ts";
import { linkBoxView } from "./link-box/view.server.ts";
import { shortName, throttled } from "./log-throttle.ts";
import { mainTeaser, responsiveImage, slide, smallTeaser, threeSectionSlide } from "./main-teaser/schema.ts";
import { mainTeaserView } from "./main-teaser/view.server.ts";
import { materialEdge, materialEdges } from "./material-edges/schema.ts";
import { materialEdgesView } from "./material-edges/view.server.ts";
import { page } from "./page/schema.ts";
import { pageHeadline } from "./page-headline/schema.ts";
import { pageHeadlineView } from "./page-headline/view.server.ts";
import { photoCheck } from "./photo-check/schema.ts";
import { photoCheckView } from "./photo-check/view.server.ts";
import { productLines } from "./product-lines/schema.ts";
import { productLinesView } from "./product-lines/view.server.ts";
import { productSelection } from "./product-selection/schema.ts";
import { productSelectionView } from "./product-selection/view.server.ts";
import { quote, quotes } from "./quotes/schema.ts";
import { quotesView } from "./quotes/view.server.ts";
import type { ShowBlocks } from "./rich-text/read-rich-text.server.ts";
import { richText } from "./rich-text/schema.ts";
import { richTextView } from "./rich-text/view.server.ts";
import type { StoryReads } from "./story-reads.server.ts";
import { themeCards } from "./theme-cards/schema.ts";
import { themeCardsView } from "./theme-cards/view.server.ts";
import { uspBar, uspItem } from "./usp-bar/schema.ts";
import { uspBarView } from "./usp-bar/view.server.ts";
import { wallHero } from "./wall-hero/schema.ts";
import { wallHeroView } from "./wall-hero/view.server.ts";
import { wallLine, wallWork } from "./wall-line/schema.ts";
import { wallLineView } from "./wall-line/view.server.ts";

/** Every block there is, in the order of the chooser. Its browser half is block-face.tsx. */
export const schemas: readonly BlockSchema[] = [
	page,
	mainTeaser,
	slide,
	threeSectionSlide,
	smallTeaser,
	responsiveImage,
	uspBar,
	uspItem,
	linkBox,
	pageHeadline,
	richText,
	imageWithText,
	quotes,
	quote,
	productSelection,
	designList,
	themeCards,
	kindTimeline,
	kindStep,
	productLines,
	wallHero,
	wallLine,
	wallWork,
	materialEdges,
	materialEdge,
	photoCheck,
];

type PieceName = Exclude<BlockView["component"], "missing-block">;
type ReadView = (
	block: Block,
	story: StoryReads,
	showBlocks: ShowBlocks<BlockView>,
) => BlockView | Promise<BlockView>;

/** How the pieces of a page are read; parts are read by the block they belong to. */
export const views: Readonly<Record<PieceName, ReadView>> = {
	"main-teaser-container": mainTeaserView,
	"usp-bar": uspBarView,
	"link-box": linkBoxView,
	"page-headline": pageHeadlineView,
	"rich-text": richTextView,
	"image-with-text": imageWithTextView,
	quotes: quotesView,
	"product-selection": productSelectionView,
	"design-list": designListView,
	"theme-cards": themeCardsView,
	"kind-timeline": kindTimelineView,
	"product-lines": productLinesView,
	"wall-hero": wallHeroView,
	"wall-line": wallLineView,
	"material-edges": materialEdgesView,
	"photo-check": photoCheckView,
};

const logged = throttled((sentence) => console.error(sentence), Date.now);

/** Reads blocks to be shown; one that nobody can show is said to editors and the log, and hides nothing else. */
export async function showBlocks(blocks: readonly Block[], story: StoryReads): Promise<readonly BlockView[]> {
	return Promise.all(blocks.map((block) => showBlock(block, story)));
}

async function showBlock(block: Block, story: StoryReads): Promise<BlockView> {
	const { component } = block;
	if (!isPiece(component)) return missing(block, story, missingSentence(component));
	try {
		return await views[component](block, story, (below) => showBlocks(below, story));
	} catch (error) {
		story.onFailed();
		const sentence = `Block ${component} could not be read`;
		return missing(block, story, sentence, `${sentence}: ${inspect(error)}`);
	}
}

/** A block in the place of what cannot be shown; the log may be told more than editors. */
export function missing(block: Block, story: StoryReads, sentence: string, told = sentence): BlockView {
	logged(told);
	return {
		component: "missing-block",
		...shownOf(block, story),
		sentence: story.isPreview ? sentence : "",
	};
}

/** Spec 8.4-1. */
function missingSentence(name: string): string {
	return `Component could not be found for blok ${shortName(name)}! Is it configured correctly?`;
}

function isPiece(name: string): name is PieceName {
	return Object.hasOwn(views, name);
}

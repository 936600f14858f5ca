import { inspect } from "node:util";
import type { Block } from "@offizin/content";
import { accessoryPrices } from "./accessory-prices/schema.ts";
import { accessoryPricesView } from "./accessory-prices/view.server.ts";
import { article } from "./article/schema.ts";
import { bestsellers } from "./bestsellers/schema.ts";
import { bestsellersView } from "./bestsellers/view.server.ts";
import type { BlockSchema } from "./block-schema.ts";
import type { BlockView } from "./block-view.ts";
import { contactCard } from "./contact-card/schema.ts";
import { contactCardView } from "./contact-card/view.server.ts";
import { designList } from "./design-list/schema.ts";
import { designListView } from "./design-list/view.server.ts";
import { designSuggestions } from "./design-suggestions/schema.ts";
import { designSuggestionsView } from "./design-suggestions/view.server.ts";
import { shownOf } from "./fields.server.ts";
import { footer, footerColumn, footerLink } from "./footer/schema.ts";
import { carouselImage, imageCarousel } from "./image-carousel/schema.ts";
import { imageCarouselView } from "./image-carousel/view.server.ts";
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
import { materialTiles } from "./material-tiles/schema.ts";
import { materialTilesView } from "./material-tiles/view.server.ts";
import { moreInformation } from "./more-information/schema.ts";
import { moreInformationView } from "./more-information/view.server.ts";
import { page } from "./page/schema.ts";
import { pageHeadline } from "./page-headline/schema.ts";
import { pageHeadlineView } from "./page-headline/view.server.ts";
import { photoCheck } from "./photo-check/schema.ts";
import { photoCheckReads, photoCheckView } from "./photo-check/view.server.ts";
import { postCalendar } from "./post-calendar/schema.ts";
import { postCalendarReads, postCalendarView } from "./post-calendar/view.server.ts";
import { productDescription } from "./product-description/schema.ts";
import { productDescriptionView } from "./product-description/view.server.ts";
import { productLines } from "./product-lines/schema.ts";
import { productLinesView } from "./product-lines/view.server.ts";
import { productSelection } from "./product-selection/schema.ts";
import { productSelectionView } from "./product-selection/view.server.ts";
import { quote, quotes } from "./quotes/schema.ts";
import { quotesView } from "./quotes/view.server.ts";
import { relatedSeries } from "./related-series/schema.ts";
import { relatedSeriesView } from "./related-series/view.server.ts";
import { review, reviewBlock } from "./review-block/schema.ts";
import { reviewBlockView } from "./review-block/view.server.ts";
import type { ShowBlocks } from "./rich-text/read-rich-text.server.ts";
import { richText } from "./rich-text/schema.ts";
import { richTextView } from "./rich-text/view.server.ts";
import { seoQuestion, seoQuestions } from "./seo-questions/schema.ts";
import { seoQuestionsView } from "./seo-questions/view.server.ts";
import { shippingPriceTable } from "./shipping-price-table/schema.ts";
import { shippingPriceTableView } from "./shipping-price-table/view.server.ts";
import { similarDesigns } from "./similar-designs/schema.ts";
import { similarDesignsView } from "./similar-designs/view.server.ts";
import { sitemap, sitemapItem } from "./sitemap/schema.ts";
import { sitemapView } from "./sitemap/view.server.ts";
import type { StoryReads } from "./story-reads.server.ts";
import { textSection } from "./text-section/schema.ts";
import { textSectionView } from "./text-section/view.server.ts";
import { themeCards } from "./theme-cards/schema.ts";
import { themeCardsView } from "./theme-cards/view.server.ts";
import { themeCardsWrapper } from "./theme-cards-wrapper/schema.ts";
import { themeCardsWrapperView } from "./theme-cards-wrapper/view.server.ts";
import { uspBar, uspItem } from "./usp-bar/schema.ts";
import { uspBarView } from "./usp-bar/view.server.ts";
import { voucherPage } from "./voucher-page/schema.ts";
import { voucherPageView } from "./voucher-page/view.server.ts";
import { waitingBox } from "./waiting-box/schema.ts";
import { waitingBoxView } from "./waiting-box/view.server.ts";
import { wallHero } from "./wall-hero/schema.ts";
import { wallHeroView } from "./wall-hero/view.server.ts";
import { wallHung, wallPicture } from "./wall-hung/schema.ts";
import { wallReads } from "./wall-hung/vary-wall.server.ts";
import { wallHungView } from "./wall-hung/view.server.ts";
import { wallLine, wallWork } from "./wall-line/schema.ts";
import { wallLineView } from "./wall-line/view.server.ts";
import { wallMaterial } from "./wall-material/schema.ts";
import { wallMaterialView } from "./wall-material/view.server.ts";
import { wallRooms } from "./wall-rooms/schema.ts";
import { wallRoomsView } from "./wall-rooms/view.server.ts";
import { wallSizes } from "./wall-sizes/schema.ts";
import { wallSizesView } from "./wall-sizes/view.server.ts";
import { wallTable } from "./wall-table/schema.ts";
import { wallTableView } from "./wall-table/view.server.ts";
import { wallTile, wallTiles } from "./wall-tiles/schema.ts";
import { wallTilesView } from "./wall-tiles/view.server.ts";

/** Every block there is, in the order of the chooser. Its browser half is block-face.tsx. */
export const schemas: readonly BlockSchema[] = [
	page,
	article,
	mainTeaser,
	slide,
	threeSectionSlide,
	smallTeaser,
	responsiveImage,
	uspBar,
	uspItem,
	imageCarousel,
	carouselImage,
	linkBox,
	pageHeadline,
	richText,
	imageWithText,
	quotes,
	quote,
	contactCard,
	moreInformation,
	reviewBlock,
	review,
	seoQuestions,
	seoQuestion,
	textSection,
	sitemap,
	sitemapItem,
	productSelection,
	themeCards,
	designList,
	designSuggestions,
	bestsellers,
	similarDesigns,
	relatedSeries,
	themeCardsWrapper,
	materialTiles,
	productDescription,
	shippingPriceTable,
	accessoryPrices,
	voucherPage,
	kindTimeline,
	kindStep,
	postCalendar,
	productLines,
	wallHero,
	wallLine,
	wallWork,
	wallRooms,
	wallHung,
	wallPicture,
	wallMaterial,
	wallTable,
	wallTiles,
	wallTile,
	wallSizes,
	materialEdges,
	materialEdge,
	photoCheck,
	waitingBox,
	footer,
	footerColumn,
	footerLink,
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
	"theme-cards": themeCardsView,
	"kind-timeline": kindTimelineView,
	"post-calendar": postCalendarView,
	"product-lines": productLinesView,
	"wall-hero": wallHeroView,
	"wall-line": wallLineView,
	"wall-rooms": wallRoomsView,
	"wall-hung": wallHungView,
	"wall-material": wallMaterialView,
	"wall-table": wallTableView,
	"wall-tiles": wallTilesView,
	"wall-sizes": wallSizesView,
	"material-edges": materialEdgesView,
	"photo-check": photoCheckView,
	"waiting-box": waitingBoxView,
	"design-list": designListView,
	"design-suggestions": designSuggestionsView,
	bestsellers: bestsellersView,
	"similar-designs": similarDesignsView,
	"related-series": relatedSeriesView,
	"theme-cards-wrapper": themeCardsWrapperView,
	"image-carousel": imageCarouselView,
	"material-tiles": materialTilesView,
	"product-description": productDescriptionView,
	"shipping-price-table": shippingPriceTableView,
	"accessory-prices": accessoryPricesView,
	"voucher-page": voucherPageView,
	"contact-card": contactCardView,
	"more-information": moreInformationView,
	"review-block": reviewBlockView,
	"seo-questions": seoQuestionsView,
	"text-section": textSectionView,
	sitemap: sitemapView,
};

/** Query parameters that blocks read: of every page that stories are shown on. */
export const blockReads: readonly string[] = [...photoCheckReads, ...postCalendarReads, ...wallReads];

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

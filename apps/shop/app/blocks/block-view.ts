import type { AccessoryPricesView } from "./accessory-prices/view.server.ts";
import type { BestsellersView } from "./bestsellers/view.server.ts";
import type { ContactCardView } from "./contact-card/view.server.ts";
import type { DesignListView } from "./design-list/view.server.ts";
import type { DesignSuggestionsView } from "./design-suggestions/view.server.ts";
import type { ImageCarouselView } from "./image-carousel/view.server.ts";
import type { ImageWithTextView } from "./image-with-text/view.server.ts";
import type { KindTimelineView } from "./kind-timeline/view.server.ts";
import type { LinkBoxView } from "./link-box/view.server.ts";
import type { MainTeaserView } from "./main-teaser/view.server.ts";
import type { MaterialEdgesView } from "./material-edges/view.server.ts";
import type { MaterialTilesView } from "./material-tiles/view.server.ts";
import type { MissingBlockView } from "./missing-block/missing-block.tsx";
import type { MoreInformationView } from "./more-information/view.server.ts";
import type { PageHeadlineView } from "./page-headline/view.server.ts";
import type { PhotoCheckView } from "./photo-check/view.server.ts";
import type { PostCalendarView } from "./post-calendar/view.server.ts";
import type { ProductDescriptionView } from "./product-description/view.server.ts";
import type { ProductLinesView } from "./product-lines/view.server.ts";
import type { ProductSelectionView } from "./product-selection/view.server.ts";
import type { QuotesView } from "./quotes/view.server.ts";
import type { RelatedSeriesView } from "./related-series/view.server.ts";
import type { ReviewBlockView } from "./review-block/view.server.ts";
import type { RichTextView } from "./rich-text/view.server.ts";
import type { SeoQuestionsView } from "./seo-questions/view.server.ts";
import type { ShippingPriceTableView } from "./shipping-price-table/view.server.ts";
import type { SimilarDesignsView } from "./similar-designs/view.server.ts";
import type { SitemapView } from "./sitemap/view.server.ts";
import type { TextSectionView } from "./text-section/view.server.ts";
import type { ThemeCardsView } from "./theme-cards/view.server.ts";
import type { ThemeCardsWrapperView } from "./theme-cards-wrapper/view.server.ts";
import type { UspBarView } from "./usp-bar/view.server.ts";
import type { VoucherPageView } from "./voucher-page/view.server.ts";
import type { WaitingBoxView } from "./waiting-box/view.server.ts";
import type { WallHeroView } from "./wall-hero/view.server.ts";
import type { WallHungView } from "./wall-hung/view.server.ts";
import type { WallLineView } from "./wall-line/view.server.ts";
import type { WallMaterialView } from "./wall-material/view.server.ts";
import type { WallRoomsView } from "./wall-rooms/view.server.ts";
import type { WallSizesView } from "./wall-sizes/view.server.ts";
import type { WallTableView } from "./wall-table/view.server.ts";
import type { WallTilesView } from "./wall-tiles/view.server.ts";

/** A block as its component takes it: read, resolved, and with everything live in it. */
export type BlockView =
	| DesignListView
	| DesignSuggestionsView
	| BestsellersView
	| SimilarDesignsView
	| RelatedSeriesView
	| ThemeCardsWrapperView
	| ImageCarouselView
	| MaterialTilesView
	| ProductDescriptionView<BlockView>
	| ShippingPriceTableView
	| AccessoryPricesView
	| VoucherPageView
	| ContactCardView
	| MoreInformationView<BlockView>
	| ReviewBlockView
	| SeoQuestionsView<BlockView>
	| TextSectionView<BlockView>
	| SitemapView
	| ImageWithTextView<BlockView>
	| KindTimelineView
	| LinkBoxView
	| MainTeaserView
	| MaterialEdgesView
	| MissingBlockView
	| PageHeadlineView
	| PhotoCheckView
	| PostCalendarView
	| ProductLinesView
	| ProductSelectionView
	| QuotesView
	| RichTextView<BlockView>
	| ThemeCardsView
	| UspBarView
	| WaitingBoxView
	| WallHeroView
	| WallLineView
	| WallHungView
	| WallMaterialView
	| WallRoomsView
	| WallSizesView
	| WallTilesView
	| WallTableView;

import type { DesignListView } from "./design-list/view.server.ts";
import type { ImageWithTextView } from "./image-with-text/view.server.ts";
import type { KindTimelineView } from "./kind-timeline/view.server.ts";
import type { LinkBoxView } from "./link-box/view.server.ts";
import type { MainTeaserView } from "./main-teaser/view.server.ts";
import type { MaterialEdgesView } from "./material-edges/view.server.ts";
import type { MissingBlockView } from "./missing-block/missing-block.tsx";
import type { PageHeadlineView } from "./page-headline/view.server.ts";
import type { PhotoCheckView } from "./photo-check/view.server.ts";
import type { ProductLinesView } from "./product-lines/view.server.ts";
import type { ProductSelectionView } from "./product-selection/view.server.ts";
import type { QuotesView } from "./quotes/view.server.ts";
import type { RichTextView } from "./rich-text/view.server.ts";
import type { ThemeCardsView } from "./theme-cards/view.server.ts";
import type { UspBarView } from "./usp-bar/view.server.ts";
import type { WallHeroView } from "./wall-hero/view.server.ts";
import type { WallLineView } from "./wall-line/view.server.ts";

/** A block as its component takes it: read, resolved, and with everything live in it. */
export type BlockView =
	| DesignListView
	| ImageWithTextView<BlockView>
	| KindTimelineView
	| LinkBoxView
	| MainTeaserView
	| MaterialEdgesView
	| MissingBlockView
	| PageHeadlineView
	| PhotoCheckView
	| ProductLinesView
	| ProductSelectionView
	| QuotesView
	| RichTextView<BlockView>
	| ThemeCardsView
	| UspBarView
	| WallHeroView
	| WallLineView;

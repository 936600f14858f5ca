export { readAccessories } from "./card-accessories.ts";
export {
	type BaseSize,
	type CardForm,
	type CardFormat,
	type CardPage,
	type Crease,
	cardPage,
	type Edge,
	type EnvelopeSize,
	type FoldStep,
	type GlueStrip,
	type Hole,
	type MeasureSource,
	openSides,
	type Panel,
	type ReservedZone,
	type SaddleStitching,
	type SheetSide,
} from "./card-format.ts";
export { creepOf, pagesOfSheets } from "./card-formats/booklet.ts";
export { cardFormat, cardFormats } from "./card-formats.ts";
export {
	type CardConfiguration,
	type ConfigurationError,
	type ConfigurationScope,
	checkCardConfiguration,
	formatCardConfiguration,
	formatOf,
	papersFor,
	parseCardConfiguration,
	readStoredConfiguration,
	type StoredCardConfiguration,
	scopeOf,
} from "./configuration.ts";
export { circlePath, heartIn, roundedRectanglePath } from "./contour.ts";
export { destinationsDe } from "./destinations-de.ts";
export {
	type ColorFacet,
	colorFacets,
	type ProductType,
	pageSizes,
	productTypes,
	type SortKey,
	sortKeys,
} from "./facets.ts";
export { flattenPath, type Segment } from "./flatten-path.ts";
export { shortListDe } from "./list-de.ts";
export { namesDe } from "./names-de.ts";
export { operator } from "./operator.ts";
export { orderTermsDe } from "./order-terms-de.ts";
export { BLEED, bleedBox, SAFE_CUT, SAFE_DIE, SAFE_FOLD, safeBoxes } from "./page-areas.ts";
export { pageNameDe, panelNamesDe } from "./page-name-de.ts";
export { pageToSheet, sheetToPage } from "./panel-place.ts";
export { coverWeightFor, type Paper, paper, papers, weightFor } from "./paper.ts";
export { type Cut, cutsThrough, type Placement, placementOf } from "./placement.ts";
export { isPostcode, isTypedPostcode, postcodeForms } from "./postcode.ts";
export { printLimits } from "./print-limits.ts";
export { productName } from "./product-name.ts";
export { punchedFormat } from "./punching.ts";
export { formatTakes, type Punching, punchings } from "./punching-kind.ts";
export { DEFAULT_QUANTITY, isQuantity, MAX_QUANTITY, MIN_QUANTITY, quantityLadder } from "./quantity.ts";
export {
	type FoilMetal,
	foilMetal,
	paperTakes,
	type Refinement,
	refinements,
	refinementsOf,
} from "./refinement.ts";
export {
	type Channel,
	type ChannelKey,
	channelKeys,
	channels,
	type Market,
	marketOf,
	markets,
	type Site,
	siteOf,
	siteOfHeaders,
	sites,
} from "./site.ts";

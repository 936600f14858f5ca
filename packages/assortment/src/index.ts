export { accessories, accessory } from "./accessory/accessories.ts";
export { accessoriesFor } from "./accessory/accessories-for.ts";
export type { Accessory } from "./accessory/accessory.ts";
export { type EnvelopeMeasure, envelopeMeasure, envelopeMeasures } from "./accessory/envelope.ts";
export { type ClosedCard, envelopeFits, type Fit, letterOf } from "./accessory/envelope-fit.ts";
export { SEAL_DIAMETER } from "./accessory/fastener.ts";
export { cardThickness, cardWeight, type Insert } from "./accessory/mailed-card.ts";
export { caliperOf } from "./accessory/paper-caliper.ts";
export { parseSku, type UnknownSku } from "./accessory/parse-sku.ts";
export { type Letter, type Postage, type PostageClass, postageClass } from "./accessory/postage.ts";
export { ribbonLength } from "./accessory/ribbon.ts";
export { type AccessoryKind, accessoryKinds, formatSku, type Sku } from "./accessory/sku.ts";
export { type CalendarBinding, calendarBinding } from "./calendar/calendar-binding.ts";
export { type CalendarFormat, calendarFormat, calendarFormats } from "./calendar/calendar-formats.ts";
export {
	type CalendarMonth,
	calendarMonths,
	calendarTitle,
	defaultCalendarStart,
	isoWeek,
	monthNamesDe,
	weekRows,
} from "./calendar/calendar-months.ts";
export { calendarProduct, calendarProductOn } from "./calendar/calendar-product.ts";
export { type CalendarType, calendarType, calendarTypes } from "./calendar/calendar-types.ts";
export { readAccessories } from "./card/card-accessories.ts";
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
} from "./card/card-choice.ts";
export { cardOfOptions, cardOptions, parseCardWithAccessories } from "./card/card-configuration.ts";
export { cardLetter } from "./card/card-facts.ts";
export { accessoryOptions } from "./card/card-options.ts";
export { cardProduct, cardProductFor } from "./card/card-product.ts";
export { gridOf } from "./collage/cells.ts";
export { collageDefaultsByChannel, collageProduct } from "./collage/collage-product.ts";
export { layoutKinds } from "./collage/layout-kinds.ts";
export { type CollageLayout, collageLayout, collageLayouts, type LayoutKind } from "./collage/layouts.ts";
export {
	type ColorValue,
	colorNameDe,
	colorNamesDe,
	formatColor,
	parseColor,
} from "./facet/color-combination.ts";
export {
	type ColorFacet,
	colorFacets,
	type ProductType,
	pageSizes,
	productTypes,
	type SortKey,
	sortKeys,
} from "./facet/facets.ts";
export {
	type FilterKey,
	filterKeys,
	filterNamesDe,
	photobookAspectRatioNamesDe,
	photobookAspectRatios,
	photobookSortKeys,
	pseudoOptionNamesDe,
	pseudoOptions,
	readFacetValue,
	sortKeysOf,
} from "./facet/filter.ts";
export { type Occasion, occasion, occasions } from "./facet/occasions.ts";
export { formatLength, formatSize, type LengthUnit, lengthUnit } from "./format-length.ts";
export { guestbookFormats, guestbookPages } from "./guestbook/guestbook-choices.ts";
export { guestbookProduct, guestbookSpine, guestbookWeight } from "./guestbook/guestbook-product.ts";
export { shortListDe } from "./list-de.ts";
export { type MerchFormat, merchFormats, merchTypes } from "./merch/merch-items.ts";
export { merchProduct } from "./merch/merch-product.ts";
export { namesDe } from "./names-de.ts";
export type { CoverPart, CoverSheet } from "./photobook/book-block.ts";
export { pageMargins } from "./photobook/book-materials.ts";
export {
	categoriesOf,
	type PhotobookCategory,
	photobookCategories,
} from "./photobook/photobook-categories.ts";
export {
	type BookFormat,
	type BookOrientation,
	bookOrientations,
	orientationOf,
	photobookFormat,
	photobookFormats,
} from "./photobook/photobook-choices.ts";
export {
	coverSheet,
	DEFAULT_PAGE_STEPS,
	gutterMargin,
	pageSteps,
	photobookWeight,
	type SpineTextRefused,
	spineTextFits,
	spineWidth,
} from "./photobook/photobook-geometry.ts";
export { type PhotobookRow, photobookMatrix, photobookRow } from "./photobook/photobook-matrix.ts";
export { photobookDefaultsByChannel, photobookProduct } from "./photobook/photobook-product.ts";
export { type PhotobookStyle, photobookStyles } from "./photobook/photobook-styles.ts";
export { type BoxFormat, boxFormats } from "./photobox/formats.ts";
export { photoboxProduct } from "./photobox/photobox-product.ts";
export { type PrintFormat, printFormats } from "./photoprint/formats.ts";
export { photoprintProduct } from "./photoprint/photoprint-product.ts";
export {
	type ConfiguratorLink,
	type ConfiguratorLinkError,
	formatLink,
	type LinkReferences,
	parseLink,
} from "./product/configurator-link.ts";
export { optionNameDe, valueNameDe } from "./product/names-de.ts";
export type { Fact, Product, ProductKey } from "./product/product.ts";
export { isSoldBy, productOf, products } from "./product/registry.ts";
export { productName } from "./product-name.ts";
export { DEFAULT_QUANTITY, isQuantity, MAX_QUANTITY, MIN_QUANTITY, quantityLadder } from "./quantity.ts";
export { type Fitting, fittingsFor } from "./wall-art/fittings.ts";
export { formatLimits, offeredSizes } from "./wall-art/format-limits.ts";
export { type Frame, type FrameKey, frame, frameColours, frames } from "./wall-art/frame.ts";
export { type Material, type MaterialKey, material, materials, type Variant } from "./wall-art/material.ts";
export { isOversize, type Millimetres, outerSize } from "./wall-art/measures.ts";
export { photoframeProduct } from "./wall-art/photoframe-product.ts";
export { largestSize, type Pixels, pixelsNeeded } from "./wall-art/resolution.ts";
export {
	type AspectRatio,
	aspectRatio,
	aspectRatios,
	nearestAspectRatio,
	wallArtSizes,
} from "./wall-art/sizes.ts";

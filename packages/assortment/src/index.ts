export { accessories, accessory } from "./accessory/accessories.ts";
export { accessoriesFor } from "./accessory/accessories-for.ts";
export type { Accessory } from "./accessory/accessory.ts";
export { envelopeMeasures } from "./accessory/envelope.ts";
export { parseSku, type UnknownSku } from "./accessory/parse-sku.ts";
export { type PostageClass, postageClass } from "./accessory/postage.ts";
export { type AccessoryKind, accessoryKinds } from "./accessory/sku.ts";
export { calendarFormats } from "./calendar/calendar-formats.ts";
export { calendarTitle } from "./calendar/calendar-months.ts";
export { calendarProduct } from "./calendar/calendar-product.ts";
export { calendarTypes } from "./calendar/calendar-types.ts";
export { packedSkus } from "./card/card-choices.ts";
export {
	bareCard,
	cardLook,
	envelopeSizeOf,
	suggestedEnvelope,
	suggestedEnvelopes,
} from "./card/card-look.ts";
export { accessoryOptions } from "./card/card-options.ts";
export { cardProduct, cardProductFor } from "./card/card-product.ts";
export { gridOf } from "./collage/cells.ts";
export { collageAsWallArt } from "./collage/collage-geometry.ts";
export { collageDefaultsByChannel, collageProduct } from "./collage/collage-product.ts";
export { layoutKinds } from "./collage/layout-kinds.ts";
export { type CollageLayout, collageLayout, collageLayouts } from "./collage/layouts.ts";
export { formatLink } from "./configurator-link.ts";
export { parseColor } from "./facet/color-combination.ts";
export { colorFamilies, colorFamily } from "./facet/color-family.ts";
export {
	type ColorFacet,
	colorFacets,
	pageSizes,
	productTypes,
	type SortKey,
	sortKeys,
} from "./facet/facets.ts";
export { readFacetValue } from "./facet/filter.ts";
export { occasions } from "./facet/occasions.ts";
export { giftwrapSets, giftwrapSheet } from "./giftwrap/giftwrap-choices.ts";
export { giftwrapProduct } from "./giftwrap/giftwrap-product.ts";
export { guestbookFormats } from "./guestbook/guestbook-choices.ts";
export { guestbookProduct, guestbookSpine } from "./guestbook/guestbook-product.ts";
export { merchPieces } from "./merch/merch-geometry.ts";
export { type MerchFormat, merchFormats } from "./merch/merch-items.ts";
export { merchProduct } from "./merch/merch-product.ts";
export { categoriesOf, photobookCategories } from "./photobook/photobook-categories.ts";
export {
	bookOrientations,
	orientationOf,
	photobookFormat,
	photobookFormats,
} from "./photobook/photobook-choices.ts";
export { DEFAULT_PAGE_STEPS, pageSteps, spineTextFits, spineWidth } from "./photobook/photobook-geometry.ts";
export { photobookMatrix, photobookRow } from "./photobook/photobook-matrix.ts";
export { photobookProduct } from "./photobook/photobook-product.ts";
export { type PhotobookStyle, photobookStyles } from "./photobook/photobook-styles.ts";
export { type BoxFormat, boxFormats } from "./photobox/formats.ts";
export { photoboxProduct } from "./photobox/photobox-product.ts";
export { type PrintFormat, printFormats } from "./photoprint/formats.ts";
export { photoprintProduct } from "./photoprint/photoprint-product.ts";
export type { CutList } from "./product/cut-list.ts";
export { type Fact, type FactCode, type FactValue, factCodes } from "./product/fact.ts";
export { goodsOf } from "./product/goods.ts";
export {
	type EditorPanel,
	type Product,
	type ProductKey,
	productKeys,
	type StoredConfiguration,
	type Workspace,
} from "./product/product.ts";
export { isQuantity, MAX_QUANTITY, MIN_QUANTITY, quantityLadder } from "./quantity.ts";
export {
	cutListOf,
	designedProduct,
	geometryOf,
	isPacked,
	isSoldBy,
	narrowedProduct,
	printsOf,
	productOf,
	productOn,
	products,
	roleOf,
	sellsAccessories,
	trimOf,
	unpunchedGeometryOf,
} from "./registry.ts";
export { materialOption, type Stock, stockOf } from "./stock.ts";
export { readStoredConfiguration } from "./stored-configuration.ts";
export { arrangements, partsOf } from "./wall-art/arrangement.ts";
export { contourOf } from "./wall-art/contour-cut.ts";
export { eyeletsOf } from "./wall-art/eyelets.ts";
export { formatLimits, offeredSizes } from "./wall-art/format-limits.ts";
export { type Frame, frame, frameColours, frames } from "./wall-art/frame.ts";
export { groundColors } from "./wall-art/ground-colors.ts";
export { furnitureFor } from "./wall-art/hanging-width.ts";
export {
	type Material,
	type MaterialKey,
	material,
	materials,
	WHITE_BORDER_MM,
	wallpaperStrip,
} from "./wall-art/material.ts";
export { materialUses } from "./wall-art/material-use.ts";
export { isOversize, outerSize } from "./wall-art/measures.ts";
export { partShown, sharpFrom, sharpnessOf, viewingDistance } from "./wall-art/photo-fit.ts";
export { photoframeProduct } from "./wall-art/photoframe-product.ts";
export { largestSize, type Pixels, pixelsNeeded } from "./wall-art/resolution.ts";
export { sharpSizeFor, sizeForPhoto } from "./wall-art/size-for-photo.ts";
export { type AspectRatio, aspectRatio, aspectRatios, nearestAspectRatio } from "./wall-art/sizes.ts";
export { type WallArt, wallArtOf } from "./wall-art/wall-art.ts";
export { wallGeometry } from "./wall-art/wall-geometry.ts";

export {
	type AddressError,
	type AddressField,
	type AddressRecord,
	addressFields,
	addressLines,
	type HomeCountry,
} from "./address-lines.ts";
export {
	type Applied,
	applyCommand,
	applyCommands,
	type CommandError,
	type PhotoLookup,
	TYPE_SIZE_RANGE,
} from "./apply-command.ts";
export { type Artwork, artworkSchema } from "./artwork.ts";
export { buildDisplayList, type DrawContext, drawElement, paintOf } from "./build-display-list.ts";
export { checkDocument, checkElement, type Finding, PHOTO_PPI } from "./check.ts";
export { type Command, commandSchema } from "./command.ts";
export {
	type CropView,
	coverCrop,
	effectivePpi,
	MAX_ZOOM,
	type PixelSize,
	viewOfCrop,
	zoomCrop,
} from "./crop.ts";
export type {
	DisplayItem,
	DisplayList,
	FillItem,
	GlyphsItem,
	Matrix,
	Paint,
	PhotoItem,
	StrokeItem,
} from "./display-list.ts";
export {
	type DesignDocument,
	type DesignPage,
	documentSchema,
	SCHEMA_VERSION,
} from "./document.ts";
export { elementsOf, findElement, inksOf } from "./document-elements.ts";
export {
	type ArtworkElement,
	type Crop,
	cropSchema,
	type DesignElement,
	type PhotoElement,
	type PlacedPhoto,
	type ShapeElement,
	type TextElement,
	type TextElementStyle,
} from "./element.ts";
export { foilGradient, foilGradientId } from "./foil.ts";
export { type Ink, inkSchema, type Swatch } from "./ink.ts";
export { layoutElement } from "./layout-element.ts";
export { boundsOf, boxMatrix, multiply, scale, translate } from "./matrix.ts";
export { type DocumentError, parseDocument } from "./parse-document.ts";
export {
	loadQrEncoder,
	QR_QUIET_ZONE,
	type QrEncoder,
	type QrError,
	type QrLevel,
	type QrMatrix,
	qrModule,
	qrPath,
} from "./qr.ts";
export {
	cropBox,
	foilMetalsOf,
	glyphPath,
	itemsToSvg,
	type PhotoLink,
	type SvgContext,
	toSvg,
} from "./svg.ts";

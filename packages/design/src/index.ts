export {
	type AddressError,
	type AddressField,
	type AddressRecord,
	addressFields,
	addressLines,
	type HomeCountry,
} from "./address-lines.ts";
export type { Applied, CommandError, PhotoLookup } from "./apply-command/applied.ts";
export { TYPE_SIZE_RANGE } from "./apply-command/choices.ts";
export { applyCommand, applyCommands } from "./apply-command.ts";
export { type Artwork, artworkSchema } from "./artwork.ts";
export { buildDisplayList, drawBackground, drawElement } from "./build-display-list.ts";
export { checkDocument } from "./check.ts";
export type { CheckContext } from "./check-scene.ts";
export { type Command, commandSchema } from "./command.ts";
export { commandKey } from "./command-key.ts";
export { commandsBetween } from "./commands-between.ts";
export {
	type CropView,
	coverCrop,
	effectivePpi,
	MAX_ZOOM,
	type PixelSize,
	uprightSlot,
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
	PhotoSource,
	StrokeItem,
} from "./display-list.ts";
export {
	type DesignDocument,
	type DesignField,
	type DesignPage,
	documentSchema,
	SCHEMA_VERSION,
} from "./document.ts";
export { elementsOf, findElement, fontsOf, inksOf, photosOf } from "./document-elements.ts";
export { documentErrorWordsDe } from "./document-error-words-de.ts";
export type { DocumentIssue } from "./document-frame.ts";
export { DOCUMENT_LIMITS } from "./document-limits.ts";
export type { DrawContext } from "./draw-context.ts";
export type {
	ArtworkElement,
	GroupElement,
	LineElement,
	QrElement,
	ShapeElement,
} from "./drawn-element.ts";
export type { DesignElement } from "./element.ts";
export { elementCommands } from "./element-commands.ts";
export type { Finding, Repair } from "./finding.ts";
export { findingWordsDe } from "./finding-words-de.ts";
export { foilGradient, foilGradientId } from "./foil.ts";
export {
	bailToMark,
	emptyHistory,
	type History,
	markHistory,
	recordChange,
	stepBack,
	stepForward,
} from "./history.ts";
export { type Ink, inkSchema, type Swatch } from "./ink.ts";
export { layoutElement } from "./layout-element.ts";
export { boundsOf, boxMatrix, multiply, scale, translate } from "./matrix.ts";
export type { MergeConflict } from "./merge-documents/merge-members.ts";
export { withLost } from "./merge-documents/with-lost.ts";
export { type MergedDocument, mergeDocuments } from "./merge-documents.ts";
export { cutContour } from "./outline.ts";
export { paintOf } from "./paint.ts";
export {
	type DocumentError,
	isLossy,
	type OpenedDocument,
	openDocument,
} from "./parse-document.ts";
export {
	declareFields,
	fieldsIn,
	type GuestRecord,
	personalise,
	sampleRecord,
	variableElements,
} from "./personalise.ts";
export {
	type Crop,
	cropSchema,
	type PhotoElement,
	type PhotoLook,
	type PlacedPhoto,
	photoLookSchema,
} from "./photo-element.ts";
export { type LookMatrix, type LookSteps, lookSteps, lookSvgFilter } from "./photo-look.ts";
export { cropBox } from "./photo-svg.ts";
export { elementBounds, elementMatrix } from "./placement.ts";
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
export type { DocumentRepair } from "./repair-document.ts";
export { foilMetalsOf, glyphPath, itemsToSvg, type Sheet, toSvg } from "./svg.ts";
export type { PhotoLink, SvgContext } from "./svg-syntax.ts";
export { crossingsOf } from "./tangle.ts";
export type { TextElement, TextElementStyle, TextRun } from "./text-element.ts";
export { editBetween, replaceInRuns, type TextEdit } from "./text-runs.ts";
export { type WrittenDate, writtenDates } from "./written-dates.ts";

export { checkDocument } from "./check/check.ts";
export {
	checkGuest,
	checkRecords,
	type GuestRow,
	type RecordFinding,
	type RecordWarning,
} from "./check/check-records.ts";
export type { CheckContext } from "./check/check-scene.ts";
export { checkUnlisted } from "./check/check-unlisted.ts";
export { confirmationKey, type Finding } from "./check/finding.ts";
export { findingValues } from "./check/finding-values.ts";
export { type WrittenDate, writtenDates } from "./check/written-dates.ts";
export { adaptClip, type LeftOut } from "./clip/adapt-clip.ts";
export { CLIP_TYPE, clipOf } from "./clip/clip.ts";
export { readClip } from "./clip/read-clip.ts";
export {
	type CodeKind,
	codeKindOf,
	codeKinds,
	MAP,
	PHONE,
	readEvent,
	tidyPlace,
	writeEvent,
} from "./code/code-kind.ts";
export type { CommandError } from "./command/apply-command/applied.ts";
export { TYPE_SIZE_RANGE } from "./command/apply-command/choices.ts";
export { pageFillings } from "./command/apply-command/frames-for.ts";
export { applyCommand, applyCommands } from "./command/apply-command.ts";
export { applyFirstCommand } from "./command/apply-first-command.ts";
export type { ApplyCommand } from "./command/apply-with.ts";
export { type Command, commandSchema, type SimpleCommand } from "./command/command.ts";
export { commandKey } from "./command/command-key.ts";
export { commandsBetween } from "./command/commands-between.ts";
export { elementCommands } from "./command/element-commands.ts";
export {
	bailToMark,
	emptyHistory,
	type History,
	markHistory,
	recordChange,
	stepBack,
	stepForward,
} from "./command/history.ts";
export { isEqual } from "./command/is-equal.ts";
export { MOST_COMMANDS } from "./command/most-commands.ts";
export { simpleCommands, together } from "./command/together.ts";
export { type Artwork, artworkSchema } from "./document/artwork.ts";
export { captionOf, photoOver } from "./document/caption.ts";
export {
	type DesignDocument,
	type DesignField,
	type DesignPage,
	documentSchema,
	fieldSchema,
	type GuestRecord,
	guestSchema,
} from "./document/document.ts";
export {
	elementsOf,
	findElement,
	fontsOf,
	inksOf,
	knownPhotosOf,
	membersOf,
	photosOf,
} from "./document/document-elements.ts";
export { DOCUMENT_LIMITS } from "./document/document-limits.ts";
export { weightOfDocument } from "./document/document-weight.ts";
export type { ArtworkElement, QrElement, ShapeElement } from "./document/drawn-element.ts";
export type { DesignElement } from "./document/element.ts";
export {
	type FactLanguage,
	type Facts,
	type FeastFact,
	factKinds,
	feastFacts,
	isFact,
} from "./document/fact.ts";
export { factsSchema } from "./document/facts-schema.ts";
export { fallbacksOf, neededFonts, possibleFallbacks } from "./document/fallback-font.ts";
export { type Ink, type Swatch, swatchSchema } from "./document/ink.ts";
export { LIBRARY, ownLabels } from "./document/own-label.ts";
export {
	MOST_INK,
	MOST_OWN_SWATCHES,
	offeredInks,
	ownSwatches,
	ownSwatchKey,
} from "./document/own-swatch.ts";
export { isPageCount, ownPages, withPagesCounted, withPagesNamed } from "./document/page-rule.ts";
export type { Asset, Crop, PhotoElement, PhotoLook, PlacedPhoto } from "./document/photo-element.ts";
export { type Right, rights } from "./document/right.ts";
export { grantedRights, isPlaceable, rightsOf } from "./document/rights.ts";
export { crossingsOf } from "./document/tangle.ts";
export type { TextElement, TextElementStyle, TextRun } from "./document/text-element.ts";
export { buildDisplayList } from "./draw/build-display-list.ts";
export {
	type CropView,
	coverCrop,
	effectivePpi,
	type Focus,
	focusOfCrop,
	lyingOf,
	MAX_ZOOM,
	type PixelSize,
	type SeenPhoto,
	uprightSlot,
	viewOfCrop,
} from "./draw/crop.ts";
export type {
	DisplayItem,
	DisplayList,
	FillItem,
	GlyphsItem,
	Paint,
	PhotoItem,
	PhotoSource,
	StrokeItem,
} from "./draw/display-list.ts";
export { drawBackground, drawBare, drawElement } from "./draw/draw-element.ts";
export { drawText } from "./draw/draw-text.ts";
export { encodeQr } from "./draw/encode-qr.ts";
export { foilGradient, foilGradientId } from "./draw/foil.ts";
export { groundOf, shownGround } from "./draw/ground-of.ts";
export { heightened, ownBox, withGrownTexts, withoutGrowth } from "./draw/grow-texts.ts";
export {
	type InkColors,
	inkColors,
	inkColorsOn,
	joinedPressColors,
	type PressColors,
} from "./draw/ink-colors.ts";
export { pressColorsSchema } from "./draw/ink-colors-schema.ts";
export { layoutElement } from "./draw/layout-element.ts";
export { lookNamed } from "./draw/look-named.ts";
export { boxMatrix } from "./draw/matrix.ts";
export { cutContour } from "./draw/outline.ts";
export { foilMetalsOf, toSvg } from "./draw/page-svg.ts";
export { paintOf } from "./draw/paint.ts";
export { type LookSteps, lookName, lookSteps } from "./draw/photo-look.ts";
export { photoOutline } from "./draw/photo-outline.ts";
export { cutPlace } from "./draw/photo-place.ts";
export { photoSvgFilter } from "./draw/photo-svg.ts";
export { cropOfView, panView, photoView, tiltedCrop, zoomView } from "./draw/photo-view.ts";
export { elementBounds, elementMatrix } from "./draw/placement.ts";
export { loadQrEncoder, type QrEncoder } from "./draw/qr.ts";
export { glyphPath, glyphPaths, itemsToSvg, itemTransform } from "./draw/svg.ts";
export type { PhotoLink, SvgContext } from "./draw/svg-syntax.ts";
export { type Filling, filledText, fillingsOf } from "./facts/fill-placeholders.ts";
export { fontExtentOf } from "./facts/font-extent.ts";
export { writtenAfter, writtenRange } from "./facts/keep-facts.ts";
export { asksFor, factValues, withFacts } from "./facts/with-facts.ts";
export { writtenFact } from "./facts/written-fact.ts";
export { asMade } from "./fit/as-made.ts";
export { type Print, printPages, printsIn } from "./fit/print-pages.ts";
export { BLURRED_BELOW, copiesAmong } from "./fit/seen-photos.ts";
export { withPicturesFitted } from "./fit/with-pictures-fitted.ts";
export { type AddressError, addressFields, addressLines } from "./guest/address-lines.ts";
export {
	asFirstGuest,
	declareFields,
	fieldsIn,
	personalise,
	printedGuests,
	sampleRecord,
	variableElements,
} from "./guest/personalise.ts";
export { type PostcodeDoubt, postcodeDoubt } from "./guest/postcode-doubt.ts";
export { RECIPIENT_FIELD, recipientOf } from "./guest/recipient.ts";
export { type MergedDocument, mergeDocuments } from "./merge/merge-documents.ts";
export { withLost } from "./merge/with-lost.ts";
export { type DocumentError, isLossy, type OpenedDocument, openDocument } from "./opening/open-document.ts";
export { likelySuggestions, suspects } from "./spelling/misspelt.ts";
export { namesIn, wordsToCheck } from "./spelling/words-to-check.ts";
export { withAllRights, withMarksOf } from "./template/template-marks.ts";

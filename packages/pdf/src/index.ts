export type { Archive } from "./archive.ts";
export { cmyk, type RgbSpace } from "./color.ts";
export { type Content, createContent, type Paint } from "./content.ts";
export type { PdfFont } from "./font.ts";
export type { PdfForm } from "./form.ts";
export type { GlyphRun } from "./glyph-run.ts";
export { type IccProfile, readIccProfile } from "./icc-profile.ts";
export type { PdfImage } from "./image.ts";
export { type JpegInfo, readJpeg } from "./jpeg.ts";
export type { ProcessingStep } from "./layer.ts";
export type { Deflate, PdfSink } from "./object-writer.ts";
export { type OwnProfileFile, ownProfile } from "./own-profile.ts";
export { boxPath } from "./path.ts";
export { createPdf, type PdfWriter } from "./pdf-writer.ts";
export { filePlates } from "./read/file-plates.ts";
export {
	findConvertedColors,
	findForeignColors,
	findHairlines,
	findOverprintingBlackAreas,
	findOverprintingWhite,
	findSpotUses,
	isWhite,
} from "./read/find-faults.ts";
export { type ImageFacts, readImage } from "./read/image-facts.ts";
export { imagePlacements } from "./read/image-placements.ts";
export { inspectPdf, type OutputIntentFacts, type PdfFacts } from "./read/inspect-pdf.ts";
export type { Bounds } from "./read/page-path.ts";
export { visibleBounds } from "./read/paint-bounds.ts";
export type { FillEvent, PaintEvent } from "./read/paint-event.ts";
export { type PdfFile, readPdf } from "./read/pdf-file.ts";
export { PROCESS_PLATES, processInks } from "./read/plate-mark.ts";
export { platePictures, plateSvg } from "./read/plate-svg.ts";
export type { PdfReadError } from "./read/read-error.ts";
export { type PageDrawing, readPage } from "./read/read-page.ts";
export { type Inflate, memorySource, type PdfSource } from "./read/source.ts";
export { findKnockedOutBlackText, textRuns } from "./read/text-runs.ts";
export { srgbProfile } from "./srgb-profile.ts";
export { readFont, type TrueTypeFont } from "./truetype.ts";

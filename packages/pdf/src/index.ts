export { type Cmyk, cmyk, type PdfColor, type RgbSpace, type Spot } from "./color.ts";
export {
	type Content,
	createContent,
	type FillRule,
	type Matrix,
	type Paint,
	type Stroke,
} from "./content.ts";
export type { DocumentInfo } from "./document-info.ts";
export type { PdfFont } from "./font.ts";
export type { PdfForm } from "./form.ts";
export type { GlyphRun, PlacedGlyph } from "./glyph-run.ts";
export { type IccProfile, type IccProfileError, readIccProfile } from "./icc-profile.ts";
export type { ImageSource, ImageSpace, PdfImage } from "./image.ts";
export { type JpegError, type JpegInfo, readJpeg } from "./jpeg.ts";
export type { Layer, ProcessingStep } from "./layer.ts";
export type { Deflate, PdfSink, StreamData } from "./object-writer.ts";
export type { OutputIntent } from "./output-intent.ts";
export type { PageGeometry } from "./page-boxes.ts";
export { boxPath } from "./path.ts";
export { createPdf, type PdfOptions, type PdfWriter } from "./pdf-writer.ts";
export { filePlates, type PagePlates, type PlateQuestion } from "./read/file-plates.ts";
export {
	findConvertedColors,
	findForeignColors,
	findHairlines,
	findOverprintingBlackAreas,
	findOverprintingWhite,
	findSpotUses,
	findThinFills,
	type Hairline,
	isWhite,
	type SpotUse,
	type ThinFill,
} from "./read/find-faults.ts";
export { type ImageData, type ImageFacts, readImage } from "./read/image-facts.ts";
export { type ImagePlacement, imagePlacements } from "./read/image-placements.ts";
export type { Ink, InkSpace } from "./read/ink-space.ts";
export { inspectPage, type PageFacts } from "./read/inspect-page.ts";
export { inspectPdf, type OutputIntentFacts, type PdfFacts } from "./read/inspect-pdf.ts";
export type { LayerFacts } from "./read/layer-facts.ts";
export type { Bounds, PagePath } from "./read/page-path.ts";
export { glyphsBounds, glyphsPath, paintBounds, visibleBounds } from "./read/paint-bounds.ts";
export type {
	Clip,
	FillEvent,
	GlyphsEvent,
	ImageEvent,
	PaintEvent,
	ShadingEvent,
	ShownGlyph,
	StrokeEvent,
	StrokeStyle,
} from "./read/paint-event.ts";
export { type PageBoxes, type PdfFile, type PdfPage, readPdf } from "./read/pdf-file.ts";
export { type PlateMark, PROCESS_PLATES, plateMark, processInks, type ToProcess } from "./read/plate-mark.ts";
export { type PlateOptions, platePictures, plateSvg } from "./read/plate-svg.ts";
export type { PdfReadError } from "./read/read-error.ts";
export type { FontFacts } from "./read/read-font.ts";
export { type PageDrawing, readPage } from "./read/read-page.ts";
export { type Inflate, memorySource, type PdfSource } from "./read/source.ts";
export {
	findKnockedOutBlackText,
	findRichBlackText,
	type TextRun,
	textRuns,
} from "./read/text-runs.ts";
export { walkPage } from "./read/walk-page.ts";
export type { FontError } from "./sfnt.ts";
export { srgbProfile } from "./srgb-profile.ts";
export { readFont, type TrueTypeFont } from "./truetype.ts";

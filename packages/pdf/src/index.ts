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
export type { Deflate, PdfSink, StreamData } from "./object-writer.ts";
export type { OutputIntent } from "./output-intent.ts";
export type { PageGeometry } from "./page-boxes.ts";
export { boxPath } from "./path.ts";
export { createPdf, type PdfOptions, type PdfWriter } from "./pdf-writer.ts";
export type { FontError } from "./sfnt.ts";
export { readFont, type TrueTypeFont } from "./truetype.ts";

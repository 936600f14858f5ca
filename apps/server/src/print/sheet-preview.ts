import type { PhotoItem } from "@offizin/design";
import { type SheetPage, sheetBox, sheetToSvg } from "@offizin/production";
import type { Shaper } from "@offizin/text";
import { toMm, type Um } from "@offizin/units";
import sharp from "sharp";
import { renderSvg } from "../pictures/page-picture.ts";
import { MAX_PIXELS } from "../uploads/upload-limits.ts";

/** Whole pixels per millimetre (203 ppi), so that trim and folds fall between pixels and leave no hairline. */
const PIXELS_PER_MM = 8;
/** Longest edge of a photo in a preview, in pixels. */
const PHOTO_EDGE = 2000;

interface PreviewContext {
	readonly shaper: Shaper;
	readonly bleed: Um;
	/** Data URL of each photo by upload. */
	readonly photos: ReadonlyMap<string, string>;
}

/** A side of the sheet with its bleed as PNG, drawn from the lists that were printed. */
export async function sheetPreview(
	page: SheetPage,
	{ shaper, bleed, photos }: PreviewContext,
): Promise<Buffer> {
	const photoHref = (source: NonNullable<PhotoItem["source"]>) => {
		const href = "upload" in source ? photos.get(source.upload) : undefined;
		return href && "upload" in source ? { href, width: source.width, height: source.height } : null;
	};
	const svg = sheetToSvg(page, bleed, { shaper, photoHref, idPrefix: page.side.key });
	const width = toMm(sheetBox(page.side, bleed).width) * PIXELS_PER_MM;
	return sharp(await renderSvg(svg, width))
		.png()
		.toBuffer();
}

/** A photo small enough for a preview, as data URL. */
export async function previewPhoto(bytes: Uint8Array): Promise<string> {
	const small = await sharp(bytes, { limitInputPixels: MAX_PIXELS })
		.autoOrient()
		.resize(PHOTO_EDGE, PHOTO_EDGE, { fit: "inside", withoutEnlargement: true })
		.toColourspace("srgb")
		.jpeg({ quality: 90 })
		.toBuffer();
	return `data:image/jpeg;base64,${small.toString("base64")}`;
}

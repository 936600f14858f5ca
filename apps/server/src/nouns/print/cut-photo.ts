import { err, invariant, ok, type Result } from "@offizin/base";
import { lookSteps, type PlacedPhoto } from "@offizin/design";
import { readJpeg } from "@offizin/pdf";
import sharp from "sharp";
import { type Adjustment, adjustPixels } from "../../adapters/photo/adjust-pixels.ts";
import { cmykTiff } from "../../adapters/photo/cmyk-tiff.ts";
import { colorEngine } from "../../adapters/photo/color-engine.ts";
import { type ColorProfile, SRGB } from "../../adapters/photo/color-profile.ts";
import { inkCoverage } from "../../adapters/photo/ink-coverage.ts";
import { limitInk } from "../../adapters/photo/limit-ink.ts";
import { type OpenPhoto, openPhoto } from "../../adapters/photo/open-photo.ts";
import { closePhoto, decodePart, type Pixels, release } from "../../adapters/photo/photo-pixels.ts";
import { type Placement, placedSize } from "../../adapters/photo/placement.ts";
import { passPhoto } from "./pass-photo.ts";
import type { CutPhoto, PhotoCut, PhotoCutError, PhotoPress } from "./photo-press.ts";

const SPARE = 4 / 3;

/** Written row by row: better codes would take the whole photo in memory once more, for a few percent of the file. */
const strips = { chromaSubsampling: "4:4:4", optimiseCoding: false } as const;

/** The printed part of a photo: cut, mirrored, turned, adjusted, in the colours of the press. */
export async function cutPhoto(cut: PhotoCut, press: PhotoPress): Promise<Result<CutPhoto, PhotoCutError>> {
	const { placed } = cut;
	const source = await openPhoto(cut.bytes);
	if (!source.ok) return source;
	if (!fits(placed, source.value)) return err("photo_changed");
	const placement: Placement = { mirrored: placed.mirrored ?? false, turn: placed.turn ?? 0 };
	const size = heldSize(printedSize(placedSize(placed.crop, placement), cut.maxSize));

	const passed = await passPhoto(source.value, { cut, size, press });
	if (passed) return ok(passed);

	const decoded = await decodePart(source.value, { crop: placed.crop, placement, size });
	closePhoto(source.value);
	if (!decoded.ok) return decoded;
	return ok(await encode(await adjust(decoded.value, cut), press));
}

function fits({ width, height, crop }: PlacedPhoto, source: OpenPhoto): boolean {
	const isSame = source.width === width && source.height === height;
	return isSame && crop.x + crop.width <= width && crop.y + crop.height <= height;
}

interface Size {
	readonly width: number;
	readonly height: number;
}

/**
 * Pixels of a press that a render process surely holds, while they are decoded, turned and converted: measured with 120 MP
 * of noise, whose file is as large as files get. More of them are made fewer, which on any wall is still sharp.
 */
const MOST_HELD = 60_000_000;

function heldSize(size: Size): Size {
	const excess = Math.sqrt((size.width * size.height) / MOST_HELD);
	if (excess <= 1) return size;
	return { width: Math.floor(size.width / excess), height: Math.floor(size.height / excess) };
}

function printedSize({ width, height }: Size, most: Size = { width, height }): Size {
	const excess = Math.min(width / most.width, height / most.height);
	if (excess <= SPARE) return { width, height };
	return { width: Math.round(width / excess), height: Math.round(height / excess) };
}

async function adjust(pixels: Pixels, { look, opacity }: PhotoCut): Promise<Pixels> {
	if (!look && opacity === undefined) return pixels;
	const engine = await colorEngine();
	const { data } = pixels;
	const isSrgb = pixels.colors.key === SRGB.key;
	const adjusted = isSrgb
		? data
		: engine.convert(data, { from: pixels.colors, to: SRGB, ...placeFor(pixels, SRGB) });
	if (adjusted !== data) release(data);
	const adjustment: Adjustment = {
		...(look && { look: lookSteps(look) }),
		...(opacity !== undefined && { opacity }),
	};
	adjustPixels(adjusted, adjustment);
	return { ...pixels, data: adjusted, colors: SRGB };
}

async function encode(pixels: Pixels, press: PhotoPress): Promise<CutPhoto> {
	if (press.colors.channels === 4) return encodeInk(pixels, press);
	invariant(press.colors.channels === 3, "a press prints CMYK or RGB");
	const engine = await colorEngine();
	const { data, colors: from, width, height } = pixels;
	const { colors: to, quality } = press;
	const converted = from.key === to.key ? data : engine.convert(data, { from, to, ...placeFor(pixels, to) });
	const picture = sharp(converted, { raw: { width, height, channels: 3 }, limitInputPixels: false });
	const encoded = await picture.jpeg({ ...strips, quality }).toBuffer();
	release(converted);
	release(data);
	return { ...jpegOf(encoded, to), isOriginal: false };
}

/** Pixels of as many channels are converted where they stand: twice a photo of 120 MP is more than there is room for. */
function placeFor({ data, colors }: Pixels, to: ColorProfile): { into?: Uint8Array } {
	return colors.channels === to.channels ? { into: data } : {};
}

async function encodeInk(pixels: Pixels, press: PhotoPress): Promise<CutPhoto> {
	const engine = await colorEngine();
	const { data, colors: from } = pixels;
	const { colors: to, quality, inkLimit } = press;
	const tiff = cmykTiff(pixels);
	// Inks that are mixed for this press are kept, black text in a picture stays black, unless they are too much.
	if (from.key === to.key) tiff.pixels.set(data);
	else engine.convert(data, { from, to, into: tiff.pixels });
	release(data);
	// Profiles keep a limit of their own, which is not always that of the printer.
	if (inkLimit !== undefined) limitInk(tiff.pixels, inkLimit);
	const ink = inkCoverage(tiff.pixels);
	const picture = sharp(tiff.file, { limitInputPixels: false, sequentialRead: true });
	const encoded = await picture
		.pipelineColourspace("cmyk")
		.toColourspace("cmyk")
		.jpeg({ ...strips, quality })
		.toBuffer();
	release(tiff.file);
	return { ...jpegOf(encoded, to), ink, isOriginal: false };
}

function jpegOf(data: Buffer, { channels }: ColorProfile): Pick<CutPhoto, "info" | "data"> {
	const info = readJpeg(data);
	invariant(info.ok && info.value.components === channels, "libvips writes JPEG files that can be read");
	return { info: info.value, data };
}

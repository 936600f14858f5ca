import { type FileHandle, open, rm } from "node:fs/promises";
import { join } from "node:path";
import { invariant } from "@offizin/base";
import { lookSteps } from "@offizin/design";
import { readJpeg } from "@offizin/pdf";
import sharp from "sharp";
import { collector } from "../../adapters/heap/collector.ts";
import { type Adjustment, adjustPixels } from "../../adapters/photo/adjust-pixels.ts";
import { type ColorEngine, colorEngine } from "../../adapters/photo/color-engine.ts";
import { type ColorProfile, SRGB } from "../../adapters/photo/color-profile.ts";
import { type InkMeter, inkMeter } from "../../adapters/photo/ink-coverage.ts";
import { limitInk } from "../../adapters/photo/limit-ink.ts";
import type { PixelFile } from "../../adapters/photo/pixel-file.ts";
import { neighbours, type Sharpening, sharpen } from "../../adapters/photo/sharpen.ts";
import { tiffHead } from "../../adapters/photo/tiff-head.ts";
import type { CutPhoto, PhotoCut, PhotoPress } from "./photo-press.ts";
import { sharpeningFor } from "./sharpening.ts";

/** Pixels that are worked on at a time. */
const BAND = 1_000_000;

/** V8 sees little of what bands take: after so many, of one photo or several, they are given back. */
const COLLECTED_AFTER = 8;
const collect = collector();
let bands = 0;

function collectSometimes(): void {
	bands += 1;
	if (bands % COLLECTED_AFTER === 0) collect({ type: "major", execution: "sync" });
}

interface Coding {
	readonly cut: Pick<PhotoCut, "look" | "opacity" | "maxSize">;
	readonly press: PhotoPress;
	readonly folder: string;
}

/** A picture as a JPEG in the colours of the press. What is made of it on the way lies in `folder`. */
export async function codeForPress(pixels: PixelFile, { cut, press, folder }: Coding): Promise<CutPhoto> {
	const { width, height } = pixels;
	const { channels } = press.colors;
	invariant(channels !== 1, "a press prints CMYK or RGB");
	const change = changeFor(await colorEngine(), pixels.colors, { cut, press });
	const sharpening = sharpeningFor(pixels.colors, { cut, size: pixels, press });
	const path = join(folder, "press.tif");
	const file = await open(path, "w");
	try {
		await file.write(tiffHead({ width, height, channels }));
		const rows = Math.max(1, Math.floor(BAND / width));
		for (let top = 0; top < height; top += rows) {
			collectSometimes();
			const band = sharpening ? await sharpRows(pixels, top, rows, sharpening) : await pixels.rows(top, rows);
			await writeAll(file, change.toPress(band));
		}
	} finally {
		await file.close();
	}
	if (width * height > COLLECTED_AFTER * BAND)
		collect({ type: "major", execution: "sync", flavor: "last-resort" });
	const data = await codeJpeg(path, join(folder, "press.jpg"), press);
	return {
		...jpegOf(data, press.colors),
		...(change.ink && { ink: change.ink.coverage() }),
		isOriginal: false,
	};
}

/** With the rows above and below, which they are compared with. */
async function sharpRows(
	{ rows, width, height, colors: { channels } }: PixelFile,
	top: number,
	most: number,
	sharpening: Sharpening,
): Promise<Uint8Array | Uint16Array> {
	invariant(channels !== 4, "inks are not sharpened");
	const reach = neighbours(sharpening);
	const from = Math.max(0, top - reach);
	const count = Math.min(most, height - top);
	const data = await rows(from, top - from + count + reach);
	return sharpen({ data, width, channels, first: top - from, count }, sharpening);
}

async function writeAll(file: FileHandle, bytes: Uint8Array): Promise<void> {
	const { bytesWritten } = await file.write(bytes);
	invariant(bytesWritten === bytes.length, "a band is written at once");
}

interface Change {
	/** Pixels of the photo as those of the press. */
	toPress(pixels: Uint8Array | Uint16Array): Uint8Array;
	/** Of a press of inks. */
	readonly ink?: InkMeter;
}

function changeFor(engine: ColorEngine, own: ColorProfile, { cut, press }: Omit<Coding, "folder">): Change {
	const { look, opacity } = cut;
	const { colors: to, inkLimit } = press;
	const isAdjusted = look !== undefined || opacity !== undefined;
	const adjustment: Adjustment = {
		...(look && { look: lookSteps(look) }),
		...(opacity !== undefined && { opacity }),
	};
	const between = (pixels: Uint8Array | Uint16Array, from: ColorProfile, target: ColorProfile) =>
		from.key === target.key ? inBytes(pixels) : engine.convert(pixels, { from, to: target });
	const colored = (pixels: Uint8Array | Uint16Array) => {
		if (!isAdjusted) return between(pixels, own, to);
		const seen = between(pixels, own, SRGB);
		adjustPixels(seen, adjustment);
		return between(seen, SRGB, to);
	};
	if (to.channels !== 4) return { toPress: colored };
	const ink = inkMeter();
	return {
		ink,
		toPress(pixels) {
			// Inks that are mixed for this press are kept, black text in a picture stays black, unless they are too much.
			const inks = colored(pixels);
			// Profiles keep a limit of their own, which is not always that of the printer.
			if (inkLimit !== undefined) limitInk(inks, inkLimit);
			ink.add(inks);
			return inks;
		},
	};
}

/** Of 16 bits to the nearest of 8. */
function inBytes(pixels: Uint8Array | Uint16Array): Uint8Array {
	return pixels instanceof Uint8Array ? pixels : Uint8Array.from(pixels, (level) => Math.round(level / 257));
}

/** Written row by row: better codes would take the whole photo in memory once more, for a few percent of the file. */
const strips = { chromaSubsampling: "4:4:4", optimiseCoding: false } as const;

/**
 * A coded photo stands in memory beside its original. What codes to more is noise, of which nobody sees a coarser code: it is
 * coded again until it fits.
 */
const MOST_BYTES = 150 * 2 ** 20;
const LOWER = [85, 70, 50];

async function codeJpeg(from: string, to: string, { colors, quality }: PhotoPress): Promise<Uint8Array> {
	const picture = sharp(from, { limitInputPixels: false, sequentialRead: true });
	if (colors.channels === 4) picture.pipelineColourspace("cmyk").toColourspace("cmyk");
	let { size } = await picture
		.clone()
		.jpeg({ ...strips, quality })
		.toFile(to);
	for (const lower of LOWER) {
		if (size <= MOST_BYTES || lower >= quality) continue;
		({ size } = await picture
			.clone()
			.jpeg({ ...strips, quality: lower })
			.toFile(to));
	}
	await rm(from);
	const file = await open(to);
	try {
		// Of memory of its own, which can be given back.
		const data = new Uint8Array(size);
		const { bytesRead } = await file.read(data, 0, size, 0);
		invariant(bytesRead === size, "the JPEG file was written");
		return data;
	} finally {
		await file.close();
	}
}

function jpegOf(data: Uint8Array, { channels }: ColorProfile): Pick<CutPhoto, "info" | "data"> {
	const info = readJpeg(data);
	invariant(info.ok && info.value.components === channels, "libvips writes JPEG files that can be read");
	return { info: info.value, data };
}

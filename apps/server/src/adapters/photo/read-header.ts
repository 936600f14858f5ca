import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { openHeif } from "./heif/open-heif.ts";
import type { PhotoFormat } from "./photo-kind.ts";
import { exifPlacement, placedSize } from "./placement.ts";
import { takenOn } from "./taken-on.ts";

/** What the header of a photo says. */
export interface PhotoHeader {
	readonly format: string;
	/** Pixels of the upright photo. */
	readonly width: number;
	readonly height: number;
	/** More than one in an animation. */
	readonly pictures: number;
	/** Day, where its camera wrote it down; of HEIC and AVIF the walk through their boxes tells it. */
	readonly takenOn?: string | undefined;
}

/** Reads the header of a file without decoding it; undefined when it has none that can be read. */
export async function readHeader(path: string, format: PhotoFormat): Promise<PhotoHeader | undefined> {
	if (format === "heic" || format === "avif") {
		const picture = await openHeif(await readFile(path));
		return picture && { format, width: picture.width, height: picture.height, pictures: 1 };
	}
	try {
		const header = await sharp(path, { limitInputPixels: false }).metadata();
		const size = placedSize(header, exifPlacement(header.orientation));
		return { format: header.format, ...size, pictures: header.pages ?? 1, takenOn: takenOn(header.exif) };
	} catch {
		// libvips has one error for everything that is wrong with a file.
		return undefined;
	}
}

import { open } from "node:fs/promises";
import { err, ok, type Result } from "@offizin/base";
import sharp from "sharp";
import { exifPlacement, placedSize } from "../photo/placement.ts";
import { KIND_BYTES, type PhotoFormat, type PhotoKindError, photoKind } from "./photo-kind.ts";
import { MAX_EDGE, MAX_PIXELS, MIN_EDGE } from "./upload-limits.ts";

export interface Photo {
	readonly format: PhotoFormat;
	/** Pixels of the upright photo (EXIF orientation applied). */
	readonly width: number;
	readonly height: number;
}

export type PhotoError =
	| PhotoKindError
	| "upload_animated"
	| "upload_too_many_pixels"
	| "upload_edge_too_long"
	| "upload_too_small"
	| "upload_damaged";

/** Looks at a file without decoding it: kind by its first bytes, size by its header. */
export async function inspectPhoto(path: string): Promise<Result<Photo, PhotoError>> {
	const kind = photoKind(await firstBytes(path));
	if (!kind.ok) return kind;
	const header = await readHeader(path);
	if (!header || header.format !== kind.value) return err("upload_damaged");
	const { width, height } = placedSize(header, exifPlacement(header.orientation));
	if ((header.pages ?? 1) > 1) return err("upload_animated");
	if (width * height > MAX_PIXELS) return err("upload_too_many_pixels");
	if (Math.max(width, height) > MAX_EDGE) return err("upload_edge_too_long");
	if (Math.min(width, height) < MIN_EDGE) return err("upload_too_small");
	return ok({ format: kind.value, width, height });
}

async function readHeader(path: string) {
	try {
		return await sharp(path, { limitInputPixels: false }).metadata();
	} catch {
		// libvips has one error for everything that is wrong with a file.
		return undefined;
	}
}

async function firstBytes(path: string): Promise<Uint8Array> {
	const file = await open(path);
	try {
		const { buffer, bytesRead } = await file.read(Buffer.alloc(KIND_BYTES), 0, KIND_BYTES, 0);
		return buffer.subarray(0, bytesRead);
	} finally {
		await file.close();
	}
}

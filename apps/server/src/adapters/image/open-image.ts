import { open } from "node:fs/promises";
import { err, ok, type Result } from "@offizin/base";
import { type ImageSize, LONGEST_IMAGE_EDGE } from "@offizin/content";
import sharp, { type Sharp } from "sharp";
import type { WalkError } from "../photo/inspection/photo-facts.ts";
import { walkPhoto } from "../photo/inspection/walk-photo.ts";
import { screenPhoto } from "../photo/screen-photo.ts";
import { MAX_PIXELS } from "../photo/upload-limits.ts";

/**
 * "image_not_a_picture": no file of pixels that browsers or we read. "image_damaged": cut off or broken inside.
 * "image_too_heavy": more than a decoder may hold.
 */
export type ImageError = "image_not_a_picture" | "image_damaged" | "image_too_heavy";

export interface OpenedImage extends ImageSize {
	/** Decodes it anew each time, upright. */
	decode(): Sharp;
}

const errors: Readonly<Record<WalkError, ImageError | undefined>> = {
	// Of an animation its first picture is taken.
	upload_animated: undefined,
	upload_empty: "image_not_a_picture",
	upload_not_a_photo: "image_not_a_picture",
	upload_other_format: "image_not_a_picture",
	upload_damaged: "image_damaged",
	upload_heic: "image_damaged",
	upload_hdr: "image_damaged",
	upload_too_many_pixels: "image_too_heavy",
	upload_edge_too_long: "image_too_heavy",
	upload_too_heavy: "image_too_heavy",
	upload_metadata_too_large: "image_too_heavy",
};

const GIF = "GIF8";
/** Of a copy that is made of a format browsers have no use for. */
const COPY_QUALITY = 95;

/** Opens a file of an editor: what its bytes say counts, not its name. Nothing hostile reaches a decoder. */
export async function openImage(path: string): Promise<Result<OpenedImage, ImageError>> {
	const walked = await walkPhoto(path);
	if (!walked.ok) {
		const isGif = walked.error === "upload_other_format" && (await startsWith(path, GIF));
		const error = isGif ? undefined : errors[walked.error];
		if (error) return err(error);
	}
	if (!walked.ok || walked.value.format !== "heic") return openFile(path);
	const copy = await screenPhoto(path, { edge: LONGEST_IMAGE_EDGE, quality: COPY_QUALITY });
	return copy.ok ? openFile(copy.value) : err("image_damaged");
}

async function openFile(input: string | Buffer): Promise<Result<OpenedImage, ImageError>> {
	const decode = () =>
		sharp(input, { limitInputPixels: MAX_PIXELS, failOn: "error", sequentialRead: true }).autoOrient();
	try {
		const { autoOrient, width, height } = await sharp(input, { limitInputPixels: MAX_PIXELS }).metadata();
		return ok({ width: autoOrient.width ?? width, height: autoOrient.height ?? height, decode });
	} catch {
		// libvips has one error for everything that is wrong with a file.
		return err("image_damaged");
	}
}

async function startsWith(path: string, text: string): Promise<boolean> {
	const file = await open(path);
	try {
		const { buffer, bytesRead } = await file.read(Buffer.alloc(text.length), 0, text.length, 0);
		return buffer.toString("latin1", 0, bytesRead) === text;
	} finally {
		await file.close();
	}
}

import { err, type Result } from "@offizin/base";
import { KIND_BYTES, photoKind } from "../photo-kind.ts";
import { MAX_DECODED_BYTES, MAX_EDGE, MAX_PIXELS } from "../upload-limits.ts";
import { walkHeif } from "./heif/walk-heif.ts";
import type { PhotoFacts, WalkError } from "./photo-facts.ts";
import { readingPhoto } from "./photo-reader.ts";
import { walkJpeg } from "./walk-jpeg.ts";
import { walkPng } from "./walk-png.ts";
import { walkWebp } from "./walk-webp.ts";

const walks = { jpeg: walkJpeg, png: walkPng, webp: walkWebp, heif: walkHeif };

/**
 * Goes through the parts of a photo file before any decoder sees it, and refuses what would cost one too much memory or
 * time. Needs a few megabytes itself, unpacks texts and profiles without keeping them, and never looks at pixels.
 */
export function walkPhoto(path: string): Promise<Result<PhotoFacts, WalkError>> {
	return readingPhoto(path, async (reader) => {
		const kind = photoKind((await reader.from(0, KIND_BYTES)).subarray(0, KIND_BYTES));
		if (!kind.ok) return kind;
		const walked = await walks[kind.value](reader);
		const excess = walked.ok ? excessOf(walked.value) : undefined;
		return excess ? err(excess) : walked;
	});
}

function excessOf({ width, height, decodedBytes }: PhotoFacts): WalkError | undefined {
	if (width * height > MAX_PIXELS) return "upload_too_many_pixels";
	if (Math.max(width, height) > MAX_EDGE) return "upload_edge_too_long";
	if (decodedBytes > MAX_DECODED_BYTES) return "upload_too_heavy";
	return undefined;
}

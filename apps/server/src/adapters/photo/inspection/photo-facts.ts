import type { PhotoFormat, PhotoKindError } from "../photo-kind.ts";

/** What the structure of a photo file says about decoding it. */
export interface PhotoFacts {
	readonly format: PhotoFormat;
	/** Pixels as they are stored, before they are turned. */
	readonly width: number;
	readonly height: number;
	readonly channels: number;
	/** Bits per channel; of a palette, those of its colours. */
	readonly bitDepth: number;
	/** Comes in several passes (interlaced, progressive), so that a decoder holds all of it until the last one. */
	readonly isInterlaced: boolean;
	/** About what a decoder holds at most, at full size and before the picture is turned. */
	readonly decodedBytes: number;
	/** Day its camera wrote down; told of HEIF files, where decoders of headers do not find it. */
	readonly takenOn?: string | undefined;
}

export type WalkError =
	| PhotoKindError
	| "upload_damaged"
	| "upload_animated"
	| "upload_heic"
	| "upload_hdr"
	| "upload_too_many_pixels"
	| "upload_edge_too_long"
	| "upload_too_heavy"
	| "upload_metadata_too_large";

/** Rows that are under way at once while a picture streams through libvips (measured with 12,000 pixels a row). */
const STREAMED_ROWS = 2048;

/** What a picture weighs that is decoded row by row. */
export function streamedBytes({ width, height, channels, bitDepth }: Omit<PhotoFacts, "decodedBytes">) {
	return width * Math.min(height, STREAMED_ROWS) * channels * Math.ceil(bitDepth / 8);
}

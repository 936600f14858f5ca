import { MAX_UPLOAD_MEGABYTES } from "@offizin/contract/browser";

export const MAX_BYTES = MAX_UPLOAD_MEGABYTES * 1024 * 1024;
/** Checked from the header, before anything is decoded. */
export const MAX_PIXELS = 120_000_000;
/** Pixels; smaller pictures are icons. */
export const MIN_EDGE = 100;
/** Pixels; the longest panoramas of phones have about half of it. */
export const MAX_EDGE = 30_000;
/**
 * What a decoder may hold at once by `PhotoFacts`. With 90 MB over the estimate (measured with sharp 0.35 at 120
 * megapixels) and the process around it, it stays within a process of 1 GB.
 */
export const MAX_DECODED_BYTES = 700_000_000;
/** EXIF, XMP, comments and previews, unpacked: pictures of depth and originals that phones put into XMP have up to 10 MB. */
export const MAX_METADATA_BYTES = 24 * 2 ** 20;
/** Unpacked; those of printers have up to 4 MB. */
export const MAX_PROFILE_BYTES = 8 * 2 ** 20;
/** JPEG has room for 64 KB; other formats carry notes of the camera that do not fit there. */
export const MAX_EXIF_BYTES = 2 ** 20;
/** Of pixels in a PNG file: encoders make pieces of 8 KB and more, some one for each row. */
export const MAX_PIXEL_CHUNKS = 65_536;
/** Of anything else in a PNG or WebP file, and segments of a JPEG file between its scans. */
export const MAX_PARTS = 4096;
/** Each goes through the whole picture again; progressive encoders make about ten. */
export const MAX_SCANS = 100;

export const MAX_BYTES = 50 * 1024 * 1024;
/** Checked from the header, before anything is decoded. */
export const MAX_PIXELS = 120_000_000;
/** Pixels; smaller pictures are icons. */
export const MIN_EDGE = 100;
/** Pixels; the longest panoramas of phones have about half of it. */
export const MAX_EDGE = 30_000;

import { type Size, toMm } from "@offizin/units";

/** 203 ppi. */
const MOST_PER_MM = 8;
/** Of a picture's longest edge: two metres at full scale are more than a render process may hold. */
const LONGEST = 6200;
/** Of a whole picture: each of its plates stands in memory beside the others. */
const MOST_PIXELS = 25_000_000;

/**
 * Pixels per millimetre of the pictures of a sheet and its plates: whole ones, so that trim and folds fall between pixels
 * and leave no hairline. Large sheets are seen from further away, and get fewer.
 */
export function pixelsPerMm(sheet: Size): number {
	const [width, height] = [toMm(sheet.width), toMm(sheet.height)];
	const most = Math.min(LONGEST / Math.max(width, height), Math.sqrt(MOST_PIXELS / (width * height)));
	return most < 1 ? most : Math.min(MOST_PER_MM, Math.floor(most));
}

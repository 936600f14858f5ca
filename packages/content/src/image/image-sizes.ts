/** Upper ends of the widths of windows that pictures are made for, CSS pixels (spec 9.1-8, xxs to xxxl). */
const breakpoints = [319, 479, 575, 767, 899, 1023, 1299, 1536, 1900] as const;
const densities = [1, 2] as const;

/** Every width that a page asks for, pixels, narrow ones first: the breakpoints at densities 1 and 2 (spec 9.1-8). */
export const imageWidths: readonly number[] = [
	...new Set(breakpoints.flatMap((width) => densities.map((density) => width * density))),
].sort((a, b) => a - b);

/** Of what nobody asks another quality for (spec 9.1-8). */
export const IMAGE_QUALITY = 85;
/** A picture that is shown, blurred, until the real one has come (spec 9.1-8). */
export const placeholderImage = { edge: 10, quality: 50, blur: 3 } as const;

/** Pixels; the widest of `imageWidths` has 3,800. */
export const LONGEST_IMAGE_EDGE = 4000;

import type { Um } from "@offizin/units";

/** Where one glyph stands: origin on the baseline, from the text box's top left, y down. */
export interface PlacedGlyph {
	readonly id: number;
	readonly x: Um;
	readonly y: Um;
	/** How far the pen moves on, tracking included. */
	readonly advance: Um;
	/** UTF-16 index into the text. */
	readonly cluster: number;
}

/** A place a caret may stand on a line. */
export interface CaretStop {
	readonly index: number;
	readonly x: Um;
}

export interface TextLine {
	/** UTF-16 range with trailing spaces, without the "\n". A line ends softly when the next starts at `end`. */
	readonly start: number;
	readonly end: number;
	readonly baseline: Um;
	/** Left edge of what is visible. */
	readonly x: Um;
	/** Width of what is visible: no trailing spaces, no tracking at the end. */
	readonly width: Um;
	readonly top: Um;
	readonly height: Um;
	/** In reading order; trailing spaces hang behind `x + width`. */
	readonly glyphs: readonly PlacedGlyph[];
	/** One per grapheme boundary from `start` to `end`, ascending. */
	readonly stops: readonly CaretStop[];
}

/** Text set into a box. Equal requests give equal numbers in Node and in every browser. */
export interface TextLayout {
	/** The em size used. */
	readonly size: Um;
	/** Never empty: an empty text has one empty line. */
	readonly lines: readonly TextLine[];
	/** Width of the widest line. */
	readonly width: Um;
	readonly height: Um;
	/** Lines are higher than the box, or a single character is wider than it, even at `fitMin`. */
	readonly overflow: boolean;
}

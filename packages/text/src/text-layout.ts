import type { Um } from "@offizin/units";
import type { FontId } from "./font-id.ts";

/** Where one glyph stands: origin on the baseline, from the text box's top left, y down. */
export interface PlacedGlyph {
	/** Glyph number in `font`. */
	readonly id: number;
	readonly font: FontId;
	/** Em size it is drawn at: of its run, smaller for a synthesised small capital. */
	readonly size: Um;
	readonly x: Um;
	readonly y: Um;
	/** How far the pen moves on, tracking included. */
	readonly advance: Um;
	/** UTF-16 index into the text. A hyphen that stands for no character belongs to the letter before it. */
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
	/** The em size used for `style.size`; runs keep their proportion to it. */
	readonly size: Um;
	/** Never empty: an empty text has one empty line. */
	readonly lines: readonly TextLine[];
	/** Width of the widest line. */
	readonly width: Um;
	/** From the top of the first line to the foot of the last. */
	readonly height: Um;
	/** Some word is broken where nothing allows it, without a hyphen, for it is wider than a line even at `fitMin`. */
	readonly dividesWord: boolean;
	/** Lines stand outside the box's height, or a single character is wider than it, even at `fitMin`. */
	readonly overflow: boolean;
}

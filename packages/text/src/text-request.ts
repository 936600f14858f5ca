import type { Um } from "@offizin/units";
import type { FontId } from "./font-id.ts";
import type { HyphenationLanguage } from "./hyphenation.ts";

export interface TextStyle {
	readonly font: FontId;
	/** Em size. */
	readonly size: Um;
	/** Line height in whole percent of the largest size on the line, e.g. 125. */
	readonly leading: number;
	/** Extra space after every cluster in whole thousandths of an em. Other than 0 it switches optional ligatures off. */
	readonly tracking: number;
	readonly align: "left" | "center" | "right";
	/** OpenType features such as "onum" or "-liga". */
	readonly features?: readonly string[];
	/**
	 * "all": shown in capitals. "small": small capitals, the font's own where it has them for the whole text, otherwise
	 * capitals set smaller.
	 */
	readonly caps?: "all" | "small";
}

/** A stretch of text set differently; what its style does not name is as in the text's style. */
export interface StyleRun {
	/** UTF-16 range. An end inside a grapheme counts as that grapheme's start. */
	readonly start: number;
	readonly end: number;
	readonly style: RunStyle;
}

export type RunStyle = Partial<Pick<TextStyle, "font" | "size" | "tracking" | "features" | "caps">>;

/** Lines the baselines stand on, from the box's top edge down; `step` is positive. */
export interface BaselineGrid {
	readonly start: Um;
	readonly step: Um;
}

export interface TextRequest {
	/** Line ends are "\n"; other control characters are not drawn. */
	readonly text: string;
	readonly style: TextStyle;
	/** Sorted, not overlapping, none empty. */
	readonly runs?: readonly StyleRun[];
	readonly width: Um;
	readonly height: Um;
	readonly verticalAlign: "top" | "middle" | "bottom";
	/**
	 * Smallest em size the layout may choose for `style.size`: it goes down in steps of 0.25 pt, and the sizes of
	 * runs in proportion, until the text fits width and height with no word broken in an emergency. Absent: all
	 * sizes stay as authored.
	 */
	readonly fitMin?: Um;
	/** Fonts asked in turn for a grapheme the style's font cannot draw. */
	readonly fallback?: readonly FontId[];
	/** Divides words by the patterns of this language, which the shaper must have (see `loadHyphenation`). */
	readonly hyphenate?: HyphenationLanguage;
	/** Every baseline stands on a grid line: the next one down (up for a text at the bottom), so leading is whole steps. */
	readonly grid?: BaselineGrid;
}

import type { Um } from "@offizin/units";
import type { FontId } from "./shaper.ts";

export interface TextStyle {
	readonly font: FontId;
	/** Em size. */
	readonly size: Um;
	/** Line height in whole percent of the size, e.g. 125. */
	readonly leading: number;
	/** Extra space after every cluster in whole thousandths of an em. Other than 0 it switches optional ligatures off. */
	readonly tracking: number;
	readonly align: "left" | "center" | "right";
	/** OpenType features such as "smcp" or "-liga". */
	readonly features?: readonly string[];
}

export interface TextRequest {
	/** Line ends are "\n"; other control characters are not drawn. */
	readonly text: string;
	readonly style: TextStyle;
	readonly width: Um;
	readonly height: Um;
	readonly verticalAlign: "top" | "middle" | "bottom";
	/**
	 * Smallest em size the layout may choose: it goes down in steps of 0.25 pt until the text fits width and
	 * height with no word broken in an emergency. Absent: the size stays as authored.
	 */
	readonly fitMin?: Um;
}

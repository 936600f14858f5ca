import type { Refinement } from "@offizin/formats";
import type { Shaper } from "@offizin/text";
import type { InkColors } from "./ink-colors.ts";
import type { QrEncoder } from "./qr.ts";

/** What turns roles into paint, text into glyphs and links into codes. */
export interface DrawContext {
	readonly shaper: Shaper;
	readonly refinement: Refinement;
	/** How the press shows the inks; as they were authored when absent. */
	readonly colors?: InkColors | undefined;
	/** Needed when the document has a QR code. */
	readonly qr?: QrEncoder | undefined;
	/** Draw demo photos in empty slots: for product pictures, never for print. */
	readonly samples?: boolean;
}

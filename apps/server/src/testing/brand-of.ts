import type { ChannelKey } from "@offizin/sites";

/** The brand that answers a price door: wall pictures and prints are Bildwand's, all else Papiervogel sells, too. */
export function brandOf(path: string): ChannelKey {
	return /photo-?frame|frame|\/prices\/|aspect-ratio|photo-options|product=photoprint/.test(path)
		? "bildwand"
		: "papiervogel";
}

import type { gallery as german } from "../../de/shop/gallery.ts";

export const gallery: typeof german = {
	photoCheck: {
		choose: "Check a photo",
		local: "The photo stays on your device. You can also drop it here.",
		unread: "Your browser cannot read this photo. Please enter its pixels.",
		width: "Width in pixels",
		height: "Height in pixels",
		action: "Check",
		refused: "Please enter two whole numbers between 10 and 99999, for example 4000 and 3000.",
		good: "largest format that is properly sharp",
		least: "good; seen from a distance up to {format}",
		tooSmall: "too few pixels",
		tooSmallHint: "even for {format}",
		caption: "Pixels with which a picture is sharp from close by, too",
		format: "Format",
		enough: "Your photo will do",
		material: { leinwand: "Canvas", acrylglas: "Acrylic glass", aludibond: "Aluminium Dibond" },
	},
};

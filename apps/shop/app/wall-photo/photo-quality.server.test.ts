import { expect, test } from "vitest";
import { photoQuality } from "./photo-quality.server.ts";

const canvas = {
	...{ materialType: "leinwand", variant: "leiste-25", edge: "spiegel", format: "60x40" },
	...{ frame: "ohne", frameType: "ohne", matSize: "0", matType: "mat-none", glazing: "ohne" },
};

const photo = (width: number, height: number) => ({
	...{ href: "/a", width, height },
	crop: { x: 0, y: 0, width, height },
});

// Canvas asks for 120, 80 and 50 ppi (domain.md §4.1): 2,835, 1,890 and 1,182 pixels for 60 cm.
test.each([
	[3000, 2000, "Gestochen scharf in 60\u00a0×\u00a040\u00a0cm.", false],
	[2100, 1400, "Scharf in 60\u00a0×\u00a040\u00a0cm, auch aus der Nähe ordentlich.", false],
	[
		1500,
		1000,
		"In 60\u00a0×\u00a040\u00a0cm wird Ihr Foto weich. Gestochen scharf ist es bis 31\u00a0×\u00a020\u00a0cm.",
		true,
	],
	[
		900,
		600,
		"Für 60\u00a0×\u00a040\u00a0cm hat Ihr Foto zu wenig Pixel. Bitte nehmen Sie das Original und keine verkleinerte Kopie.",
		true,
	],
])("[15] a photo of %i × %i pixels: %s", (width, height, text, isPoor) => {
	expect(photoQuality(photo(width, height), canvas, "de-DE")).toEqual({ text, isPoor });
});

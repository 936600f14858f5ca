import { expect, test } from "vitest";
import { photoQuality } from "./photo-quality.server.ts";

const canvas = {
	...{ materialType: "leinwand", variant: "leiste-25", edge: "spiegel", format: "60x40" },
	...{ frame: "ohne", frameType: "ohne", matSize: "0", matType: "mat-none", glazing: "ohne" },
};
const sizes = ["30x20", "30x45", "45x30", "60x40", "90x60"];

const photo = (width: number, height: number) => ({
	...{ href: "/a", width, height },
	crop: { x: 0, y: 0, width, height },
});

const plain = (text: string) => text.replaceAll("\u00a0", " ");

// Canvas asks for 120, 80 and 50 ppi (domain.md §4.1): 2,835, 1,890 and 1,182 pixels for 60 cm.
test.each([
	[3000, 2000, "Gestochen scharf in 60 × 40 cm.", false, undefined],
	[2100, 1400, "Scharf in 60 × 40 cm, ab 1,0 m Abstand ohne jeden Unterschied.", false, undefined],
	[
		1500,
		1000,
		"In 60 × 40 cm aus der Nähe weich, erst ab 1,4 m Abstand scharf. Gestochen scharf bis 31 × 20 cm.",
		true,
		"30x20",
	],
	[
		900,
		600,
		"Für 60 × 40 cm hat Ihr Foto zu wenig Pixel: Es bräuchte 1.182 × 788. Bitte nehmen Sie das Original und keine verkleinerte Kopie.",
		true,
		undefined,
	],
])("[15] a photo of %i × %i pixels: %s", (width, height, text, isPoor, sharper) => {
	const told = photoQuality(photo(width, height), canvas, { locale: "de-DE", sizes });
	expect({ ...told, text: plain(told.text), sharper: told.sharper?.format }).toEqual({
		...{ text, isPoor, sharper },
		isRefused: width < 1000,
	});
});

test("[15] the next size it is sharp in is told in a word", () => {
	const told = photoQuality(photo(1500, 1000), canvas, { locale: "de-DE", sizes });
	expect(plain(told.sharper?.text ?? "")).toBe("Nächste scharfe Größe: 30 × 20 cm");
});

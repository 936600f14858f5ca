import { type NamedSelection, named } from "./named-selection.ts";

/** Prints in a box and loose, collages, things with a picture on them, and paper to wrap them in. */
export const goldenPhotos: readonly NamedSelection[] = [
	named("eine Fotobox, 50 Bilder Retro", "photobox", {}),
	named("eine Fotobox, 100 Bilder Retro", "photobox", { amount: "100" }),
	named(
		"5 Fotoboxen, 75 Bilder auf Fine-Art-Papier",
		"photobox",
		{
			format: "klassik",
			amount: "75",
			material: "fine-art",
		},
		5,
	),
	named("10 große Fotoboxen mit 20 Bildern", "photobox", { format: "gross", amount: "20" }, 10),

	named("50 Abzüge 10 × 15", "photoprint", {}, 50),
	named("99 Abzüge 10 × 15, zum Preis von 100", "photoprint", {}, 99),
	named("200 Abzüge Retro auf Fine-Art-Papier", "photoprint", { format: "retro", material: "fine-art" }, 200),
	named("7 Abzüge 20 × 30", "photoprint", { format: "20x30" }, 7),

	named("ein Poster als Collage", "collage", {}),
	named("3 Collagen auf Leinwand", "collage", { productType: "leinwand", formatType: "60x80" }, 3),
	named("eine Collage in Herzform auf Alu-Dibond", "collage", {
		productType: "aludibond",
		formatType: "60x60",
		designId: "13",
	}),
	named(
		"10 kleine Collagen auf Forexplatte",
		"collage",
		{ productType: "forexplatte", formatType: "30x20" },
		10,
	),

	named("eine Tasse", "merch", {}),
	named("5 Puzzles mit 1000 Teilen", "merch", { type: "puzzle", format: "1000" }, 5),
	named("50 Geschenktaschen", "merch", { type: "geschenktasche", format: "16x22" }, 50),

	named("ein Set Geschenkpapier", "giftwrap", {}),
	named(
		"20 Sets Geschenkpapier zu 10 Bogen",
		"giftwrap",
		{ pattern: "soiree", color: "nachtblau", sheets: "10" },
		20,
	),
];

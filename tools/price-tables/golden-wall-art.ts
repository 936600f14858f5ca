import { type NamedSelection, named } from "./named-selection.ts";

/** Pictures on seven materials: bare, framed, with a mat, below the minimum and longer than a parcel. */
export const goldenWallArt: readonly NamedSelection[] = [
	named("ein Poster 60 × 40", "photoframe", {
		materialType: "poster",
		variant: "seidenmatt",
		edge: "ohne",
	}),
	named("ein gerahmter Druck mit Passepartout", "photoframe", {
		materialType: "hahnemuehle",
		format: "30x40",
		variant: "standard",
		edge: "ohne",
		frame: "holzrahmen",
		frameType: "nuss",
		matSize: "30",
		matType: "mat-weiss",
		glazing: "acryl",
	}),
	named("ein entspiegelt verglaster Druck", "photoframe", {
		materialType: "poster",
		format: "40x30",
		variant: "seidenmatt",
		edge: "ohne",
		frame: "alurahmen",
		frameType: "silber",
		matSize: "30",
		matType: "mat-weiss",
		glazing: "entspiegelt",
	}),
	named("eine Leinwand auf dickem Keilrahmen", "photoframe", { format: "80x60", variant: "leiste-38" }),
	named("eine Leinwand in drei Teilen", "photoframe", { format: "120x80", parts: "3", partGap: "40" }),
	named("eine Leinwand im Schattenfugenrahmen", "photoframe", {
		frame: "schattenfuge-leinwand",
		frameType: "schwarz",
	}),
	named("ein Acrylglas von 8 mm", "photoframe", {
		materialType: "acrylglas",
		format: "90x60",
		variant: "acryl-8",
		edge: "ohne",
	}),
	named(
		"3 gebürstete Alu-Dibond in der ArtBox",
		"photoframe",
		{
			materialType: "aludibond",
			format: "60x60",
			variant: "alu-gebuerstet",
			edge: "ohne",
			frame: "artbox",
			frameType: "natur",
		},
		3,
	),
	named("ein kleines Poster im Fotorahmen, zum Mindestpreis", "photoframe", {
		materialType: "poster",
		format: "13x18",
		variant: "glaenzend",
		edge: "ohne",
		frame: "fotorahmen",
		frameType: "weiss",
		glazing: "acryl",
	}),
	named("ein Gallery-Bond, länger als ein Paket", "photoframe", {
		materialType: "gallerybond",
		format: "150x100",
		variant: "standard",
		edge: "ohne",
	}),
	named(
		"10 Klebefolien mit Konturschnitt",
		"photoframe",
		{
			materialType: "klebefolie",
			format: "60x40",
			variant: "permanent",
			edge: "konturschnitt",
		},
		10,
	),
];

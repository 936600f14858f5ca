import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createShaper, type FontExtent, type Shaper } from "@offizin/text";
import { box, mm, pt } from "@offizin/units";
import type { DesignDocument } from "./document/document.ts";
import type { PhotoElement } from "./document/photo-element.ts";
import type { TextElement } from "./document/text-element.ts";

const require = createRequire(import.meta.url);

/** A shaper with one real font, as on the server, or as far as a browser has it. */
export async function fixtureShaper(extent?: FontExtent): Promise<Shaper> {
	const shaper = await createShaper();
	const file = "@expo-google-fonts/cormorant-garamond/400Regular/CormorantGaramond_400Regular.ttf";
	const added = shaper.addFont("cormorant", new Uint8Array(readFileSync(require.resolve(file))), extent);
	if (!added.ok) throw new Error(added.error.code);
	return shaper;
}

export const namesElement: TextElement = {
	id: "names",
	type: "text",
	label: "Namen",
	box: box(mm(15), mm(50), mm(75), mm(20)),
	rotation: 0,
	text: "Clara & Jonas",
	maxLength: 60,
	style: {
		font: "cormorant",
		size: pt(24),
		leading: 120,
		tracking: 0,
		align: "center",
		ink: { role: "foil", swatch: "ink" },
	},
	verticalAlign: "middle",
	editable: true,
};

export const photoElement: PhotoElement = {
	id: "photo",
	type: "photo",
	label: "Foto",
	box: box(mm(20), mm(80), mm(60), mm(40)),
	rotation: 0,
	shape: "rect",
	photo: null,
	sample: "allium",
};

/** A folded A6 card with one line of type, one photo slot and one drawing on its front. */
export const fixtureDocument: DesignDocument = {
	schemaVersion: 3,
	template: "fixture",
	product: "card",
	configuration: { formatType: "klappkarte-a6", paperType: "matt" },
	swatches: {
		ink: { name: "Tinte", cmyk: [0, 0, 0, 100], srgb: "#1d1d1b" },
		sage: { name: "Salbei", cmyk: [40, 15, 45, 10], srgb: "#8fa184" },
	},
	artworks: { leaf: { width: 100, height: 50, paths: [{ d: "M0 0L100 0L100 50Z", ink: "leaf" }] } },
	fonts: {},
	fields: [],
	choices: {
		fonts: ["cormorant"],
		inks: [
			{ role: "foil", swatch: "ink" },
			{ role: "process", swatch: "sage" },
		],
	},
	pages: [
		{
			key: "front",
			elements: [
				{
					id: "leaf",
					type: "artwork",
					label: "Blatt",
					box: box(0, 0, mm(50), mm(25)),
					rotation: 0,
					artwork: "leaf",
					inks: { leaf: { role: "process", swatch: "sage" } },
				},
				namesElement,
				photoElement,
			],
		},
		{ key: "inner", elements: [] },
		{ key: "back", elements: [] },
	],
};

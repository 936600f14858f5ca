import type { BlockSchema } from "../block-schema.ts";
import { exampleBlock, exampleStill } from "../example-block.ts";
import { blocksOf, choice, line, lines, picture } from "../field-types.ts";

export const materialEdge: BlockSchema = {
	name: "material-edge",
	fields: {
		material: { ...choice("leinwand", "acrylglas", "aludibond"), required: true },
		image: { ...picture, required: true },
		imageAlt: { ...line, description: "imageAlt" },
		suits: { ...lines, required: true },
		not: lines,
	},
	use: "part",
	preview: "material",
	group: "wall",
	example: exampleBlock("material-edge", {
		material: "leinwand",
		image: exampleStill("bildwand-material-leinwand", "Kante einer Leinwand"),
		suits: "Porträts, Landschaften, alles mit weichem Licht.",
		not: "Nichts für Bad und Küche: Gewebe nimmt Feuchtigkeit auf.",
	}),
};

export const materialEdges: BlockSchema = {
	name: "material-edges",
	fields: {
		headline: { ...line, required: true },
		text: lines,
		items: { ...blocksOf("material-edge"), minimum: 1 },
	},
	use: "piece",
	product: "photoframe",
	preview: "headline",
	group: "wall",
	example: exampleBlock("material-edges", {
		headline: "{Count} Kanten",
		text: "Was die Materialien trennt, sieht man von der Seite: {count} von {materials} zeigen wir hier.",
		items: [
			materialEdge.example,
			{
				...materialEdge.example,
				_uid: "example-material-edge-2",
				material: "acrylglas",
				image: exampleStill("bildwand-material-acrylglas", "Kante eines Acrylglasbilds"),
			},
		],
	}),
};

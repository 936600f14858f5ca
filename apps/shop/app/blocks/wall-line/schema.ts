import type { BlockSchema } from "../block-schema.ts";
import { exampleBlock, exampleStill } from "../example-block.ts";
import { blocksOf, line, lines, picture } from "../field-types.ts";

export const wallWork: BlockSchema = {
	name: "wall-work",
	fields: {
		left: { type: "number", min_value: 0, max_value: 100, required: true, description: "left" },
		label: { ...lines, required: true, description: "label" },
	},
	use: "part",
	preview: "label",
	group: "wall",
	example: exampleBlock("wall-work", { left: 4.6, label: "Allium\nLeinwand\n60 × 80 cm\nüber eine Kommode" }),
};

export const wallLine: BlockSchema = {
	name: "wall-line",
	fields: {
		headline: { ...line, required: true },
		text: lines,
		image: { ...picture, required: true },
		imageAlt: { ...line, description: "imageAlt" },
		works: { ...blocksOf("wall-work"), minimum: 1 },
	},
	use: "piece",
	product: "photoframe",
	preview: "headline",
	group: "wall",
	example: exampleBlock("wall-line", {
		headline: "{Count} Formate, ein Maßstab",
		text: "Ein 30 × 20 ist eine Postkarte an der Wand.",
		image: exampleStill("bildwand-line", "Bilder im gleichen Maßstab nebeneinander"),
		works: [
			wallWork.example,
			exampleBlock("wall-work", { left: 21, label: "Berge\nAlu-Dibond\n150 × 70 cm\nüber ein Sofa" }, 2),
		],
	}),
};

import type { BlockSchema } from "../block-schema.ts";
import { exampleBlock, exampleLink } from "../example-block.ts";
import { line, lines, link } from "../field-types.ts";

export const wallHero: BlockSchema = {
	name: "wall-hero",
	fields: {
		headline: { ...line, required: true },
		text: lines,
		buttonText: line,
		linkUrl: link,
	},
	use: "piece",
	product: "photoframe",
	preview: "headline",
	group: "wall",
	example: exampleBlock("wall-hero", {
		headline: "Ihr Foto. Hier.",
		text: "Bildwand druckt Ihr Foto auf {materials} Materialien.",
		buttonText: "Wandbilder und Preise",
		linkUrl: exampleLink("/products/wandbild/"),
	}),
};

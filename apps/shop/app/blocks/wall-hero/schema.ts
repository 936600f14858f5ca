import type { BlockSchema } from "../block-schema.ts";
import { exampleBlock, exampleStill } from "../example-block.ts";
import { line, lines, picture } from "../field-types.ts";

export const wallHero: BlockSchema = {
	name: "wall-hero",
	fields: {
		image: { ...picture, required: true },
		imageAlt: { ...line, description: "imageAlt" },
		label: { ...lines, description: "label" },
		headline: { ...line, required: true },
		opening: line,
		text: lines,
	},
	use: "piece",
	product: "photoframe",
	preview: "headline",
	group: "wall",
	example: exampleBlock("wall-hero", {
		image: exampleStill("bildwand-hero", "Dunkle Wand, eine Lampe, ein breites Bild"),
		label: "Ruderboote\nAlu-Dibond\n200 × 95 cm\n{weightOfHero}",
		headline: "Ihr Foto, ganz groß.",
		opening: "Eröffnung Frühjahr 2027",
		text: "Bildwand druckt Ihr Foto auf {materials} Materialien.",
	}),
};

import type { BlockSchema } from "../block-schema.ts";
import { exampleBlock, exampleLink, exampleStill } from "../example-block.ts";
import { line, lines, link, picture } from "../field-types.ts";

export const wallHero: BlockSchema = {
	name: "wall-hero",
	fields: {
		image: { ...picture, required: true },
		imageAlt: { ...line, description: "imageAlt" },
		label: { ...lines, description: "label" },
		headline: { ...line, required: true },
		opening: line,
		text: lines,
		buttonText: line,
		linkUrl: link,
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
		buttonText: "Wandbilder und Preise",
		linkUrl: exampleLink("/products/wandbild/"),
	}),
};

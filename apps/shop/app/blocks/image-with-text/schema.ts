import type { BlockSchema } from "../block-schema.ts";
import { exampleBlock, exampleLink, exampleStill, exampleText } from "../example-block.ts";
import { flag, line, lines, link, picture, rich } from "../field-types.ts";

export const imageWithText: BlockSchema = {
	name: "image-with-text",
	fields: {
		image: { ...picture, required: true },
		imageAlt: { ...line, description: "imageAlt" },
		isImagePositionRight: flag,
		headline: { ...line, required: true },
		text: rich,
		linkText: line,
		link,
		secondHeadline: line,
		secondText: lines,
	},
	use: "piece",
	preview: "headline",
	group: "text",
	example: exampleBlock("image-with-text", {
		image: exampleStill("papiervogel-atelier", "Rand einer gefalteten Karte aus Baumwollpapier"),
		headline: "Papier ist der halbe Gruß",
		text: exampleText("Baumwolle, die fast wie Stoff fällt.", "Naturpapier, das die Farbe ein wenig trinkt."),
		linkText: "Alle {papers} Papiere",
		link: exampleLink("/papiere/"),
		secondHeadline: "Was Sie sehen, liegt im Umschlag",
		secondText: "Bildschirm und Druckmaschine lesen dieselbe Seite.",
	}),
};

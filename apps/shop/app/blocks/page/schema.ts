import type { BlockSchema } from "../block-schema.ts";
import { exampleBlock, exampleStill } from "../example-block.ts";
import { blocksOf, choice, line, lines, picture } from "../field-types.ts";
import { pageHeadline } from "../page-headline/schema.ts";
import { richText } from "../rich-text/schema.ts";

/** Robots are kept out until an editor lets them in (spec 9.3-1). */
export const page: BlockSchema = {
	name: "page",
	fields: {
		title: { ...line, required: true, max_length: 90 },
		description: { ...lines, max_length: 320 },
		robots: choice("none", "index", "follow"),
		image: picture,
		body: blocksOf(),
	},
	use: "page",
	preview: "title",
	group: "text",
	example: exampleBlock("page", {
		title: "Papier fühlt man",
		description: "Was ein Papier kann und was nicht.",
		robots: "none",
		image: exampleStill("papiervogel-atelier", "Rand einer gefalteten Karte aus Baumwollpapier"),
		body: [pageHeadline.example, richText.example],
	}),
};

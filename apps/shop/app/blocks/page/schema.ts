import type { FieldSchema } from "@offizin/content";
import type { BlockSchema } from "../block-schema.ts";
import { exampleBlock, exampleStill } from "../example-block.ts";
import { blocksOf, choice, line, lines, picture } from "../field-types.ts";
import { pageHeadline } from "../page-headline/schema.ts";
import { richText } from "../rich-text/schema.ts";

/**
 * What every page says of itself: to search, and at its head. Robots are kept out until an editor lets them in (spec
 * 9.3-1). A page without a headline begins with its first block.
 */
export const headFields = {
	title: { ...line, required: true, max_length: 60 },
	description: { ...lines, max_length: 200 },
	robots: { ...choice("none", "index", "follow"), description: "robots" },
	label: { ...line, description: "pageLabel" },
	headline: line,
	lead: lines,
	image: picture,
	imageAlt: { ...line, description: "imageAlt" },
} satisfies Readonly<Record<string, FieldSchema>>;

export const page: BlockSchema = {
	name: "page",
	fields: { ...headFields, body: blocksOf() },
	use: "page",
	preview: "title",
	group: "text",
	example: exampleBlock("page", {
		title: "Papier fühlt man",
		description: "Was ein Papier kann und was nicht.",
		robots: "none",
		headline: "Papier fühlt man",
		lead: "Was ein Papier kann und was nicht.",
		image: exampleStill("papiervogel-atelier", "Rand einer gefalteten Karte aus Baumwollpapier"),
		body: [pageHeadline.example, richText.example],
	}),
};

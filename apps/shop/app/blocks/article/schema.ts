import type { BlockSchema } from "../block-schema.ts";
import { exampleBlock, exampleStill } from "../example-block.ts";
import { blocksOf, choice, line } from "../field-types.ts";
import { headFields } from "../page/schema.ts";
import { richText } from "../rich-text/schema.ts";
import { topics } from "./topics.ts";

/** An article of the magazine. Its picture stands over it, in lists of articles, and where it is shared. */
export const article: BlockSchema = {
	name: "article",
	fields: {
		...headFields,
		headline: { ...line, required: true },
		published: { type: "datetime", required: true },
		topic: choice(...topics),
		related: {
			type: "options",
			source: "internal_stories",
			filter_content_type: ["article"],
			description: "related",
		},
		body: blocksOf(),
	},
	use: "page",
	preview: "headline",
	group: "text",
	example: exampleBlock("article", {
		title: "Papier fühlt man",
		description: "Was ein Papier kann und was nicht.",
		robots: "none",
		headline: "Papier fühlt man",
		lead: "Was ein Papier kann und was nicht.",
		image: exampleStill("papiervogel-atelier", "Rand einer gefalteten Karte aus Baumwollpapier"),
		published: "2026-11-24 00:00",
		topic: "paper",
		related: [],
		body: [richText.example],
	}),
};

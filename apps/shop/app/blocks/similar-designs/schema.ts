import type { BlockSchema } from "../block-schema.ts";
import { exampleBlock } from "../example-block.ts";
import { choice, collection, line } from "../field-types.ts";

export const similarDesigns: BlockSchema = {
	name: "similar-designs",
	fields: {
		headline: { ...line, required: true },
		kind: choice("all", "einladung", "save-the-date", "danke", "menue", "kirchenheft"),
		theme: { ...collection, description: "theme" },
		count: { type: "number", min_value: 1, max_value: 48, default_value: "12" },
	},
	use: "piece",
	product: "card",
	preview: "headline",
	group: "shop",
	example: exampleBlock("similar-designs", {
		headline: "Ähnliche Designs",
		kind: "all",
		theme: "",
		count: 12,
	}),
};

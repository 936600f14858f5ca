import type { BlockSchema } from "../block-schema.ts";
import { exampleBlock } from "../example-block.ts";
import { choice, collection, line } from "../field-types.ts";

export const productSelection: BlockSchema = {
	name: "product-selection",
	fields: {
		headline: { ...line, required: true },
		count: { type: "number", min_value: 1, max_value: 48, default_value: "8" },
		kind: choice("all", "einladung", "save-the-date", "danke", "menue", "kirchenheft"),
		theme: { ...collection, description: "theme" },
	},
	use: "piece",
	product: "card",
	preview: "headline",
	group: "shop",
	example: exampleBlock("product-selection", {
		headline: "Frisch gezeichnet",
		count: 4,
		kind: "all",
		theme: "",
	}),
};

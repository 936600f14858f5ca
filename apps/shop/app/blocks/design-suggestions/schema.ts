import type { BlockSchema } from "../block-schema.ts";
import { exampleBlock } from "../example-block.ts";
import { collection, line, lines } from "../field-types.ts";

/** Spec 9.3-5: of invitations to weddings only. */
export const designSuggestions: BlockSchema = {
	name: "design-suggestions",
	fields: {
		headline: { ...line, required: true },
		text: lines,
		theme: { ...collection, description: "theme" },
		count: { type: "number", min_value: 1, max_value: 24, default_value: "8" },
	},
	use: "piece",
	product: "card",
	preview: "headline",
	group: "shop",
	example: exampleBlock("design-suggestions", {
		headline: "Einladungen, die zu Ihrem Fest passen könnten",
		text: "Von jeder Kollektion eine, zum Vergleichen.",
		theme: "",
		count: 8,
	}),
};

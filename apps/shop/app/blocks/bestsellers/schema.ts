import type { BlockSchema } from "../block-schema.ts";
import { exampleBlock } from "../example-block.ts";
import { line, lines } from "../field-types.ts";

/** Spec 9.3-5: of invitations to weddings only. */
export const bestsellers: BlockSchema = {
	name: "bestsellers",
	fields: {
		headline: { ...line, required: true },
		fallbackHeadline: { ...line, required: true, description: "fallbackHeadline" },
		text: lines,
		count: { type: "number", min_value: 1, max_value: 24, default_value: "8" },
	},
	use: "piece",
	product: "card",
	preview: "headline",
	group: "shop",
	example: exampleBlock("bestsellers", {
		headline: "Am liebsten verschickt",
		fallbackHeadline: "Von uns empfohlen",
		text: "",
		count: 8,
	}),
};

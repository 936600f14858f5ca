import type { BlockSchema } from "../block-schema.ts";
import { exampleBlock } from "../example-block.ts";
import { line, lines } from "../field-types.ts";

export const themeCards: BlockSchema = {
	name: "theme-cards",
	fields: { headline: line, text: lines, count: { type: "number", min_value: 1, max_value: 24 } },
	use: "piece",
	product: "card",
	preview: "headline",
	group: "shop",
	example: exampleBlock("theme-cards", {
		headline: "Kollektionen von der ersten bis zur letzten Karte",
		text: "Eine Kollektion ist eine Idee, die durchhält.",
		count: 1,
	}),
};

import type { BlockSchema } from "../block-schema.ts";
import { exampleBlock } from "../example-block.ts";
import { blocksOf, line, lines } from "../field-types.ts";

export const quote: BlockSchema = {
	name: "quote",
	fields: { text: { ...lines, required: true }, author: line, occasion: line },
	use: "part",
	preview: "author",
	group: "text",
	example: exampleBlock("quote", {
		text: "Und jedem Anfang wohnt ein Zauber inne.",
		author: "Hermann Hesse",
		occasion: "Stufen",
	}),
};

export const quotes: BlockSchema = {
	name: "quotes",
	fields: { headline: line, quotes: { ...blocksOf("quote"), minimum: 1 } },
	use: "piece",
	preview: "headline",
	group: "text",
	example: exampleBlock("quotes", { headline: "Worte für die Karte", quotes: [quote.example] }),
};

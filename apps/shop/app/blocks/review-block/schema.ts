import type { BlockSchema } from "../block-schema.ts";
import { exampleBlock } from "../example-block.ts";
import { blocksOf, line, lines, link, plain } from "../field-types.ts";

/** What somebody has really written, with where it can be read. */
export const review: BlockSchema = {
	name: "review",
	fields: {
		text: { ...lines, required: true },
		author: { ...plain, required: true },
		date: { type: "datetime", required: true },
		stars: { type: "number", min_value: 1, max_value: 5 },
		source: { ...line, required: true, description: "source" },
		url: link,
	},
	use: "part",
	preview: "author",
	group: "text",
	example: exampleBlock("review", {
		text: "Ein Beispiel: So steht hier, was jemand geschrieben hat.",
		author: "Name",
		date: "2026-11-02 00:00",
		stars: 4,
		source: "Beispiel",
	}),
};

export const reviewBlock: BlockSchema = {
	name: "review-block",
	fields: { headline: { ...line, required: true }, reviews: blocksOf("review") },
	use: "piece",
	preview: "headline",
	group: "text",
	example: exampleBlock("review-block", {
		headline: "Was andere schreiben",
		reviews: [review.example],
	}),
};

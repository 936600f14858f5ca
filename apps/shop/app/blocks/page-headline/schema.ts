import type { BlockSchema } from "../block-schema.ts";
import { exampleBlock } from "../example-block.ts";
import { choice, flag, line, lines } from "../field-types.ts";

/** Spec 3.10-5. */
export const pageHeadline: BlockSchema = {
	name: "page-headline",
	fields: {
		headline: { ...line, required: true },
		headlineType: choice("h2", "h1", "h3"),
		subline: line,
		teaser: lines,
		variant: choice("primary", "secondary"),
		hideComponentOnMobile: flag,
		hideHeadlineOnDesktop: flag,
		hideHeadlineOnMobile: flag,
		preventHideHeadline: flag,
	},
	use: "piece",
	preview: "headline",
	group: "text",
	example: exampleBlock("page-headline", {
		headline: "Kollektionen von der ersten bis zur letzten Karte",
		headlineType: "h2",
		teaser: "Eine Kollektion ist eine Idee, die durchhält.",
		variant: "primary",
	}),
};

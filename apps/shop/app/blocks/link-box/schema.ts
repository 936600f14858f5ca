import type { BlockSchema } from "../block-schema.ts";
import { exampleBlock, exampleLink } from "../example-block.ts";
import { choice, line, lines, link } from "../field-types.ts";

export const linkBox: BlockSchema = {
	name: "link-box",
	fields: {
		headline: { ...line, required: true },
		text: lines,
		linkText: { ...line, required: true },
		// A mail has a subject, which is words.
		link: { ...link, required: true, translatable: true },
		variant: choice("light", "night"),
	},
	use: "piece",
	preview: "headline",
	group: "teaser",
	example: exampleBlock("link-box", {
		headline: "Wir sagen Bescheid.",
		text: "Eine Zeile genügt, und Sie hören einmal von uns.",
		linkText: "E-Mail schreiben",
		link: exampleLink("mailto:{mail}"),
		variant: "night",
	}),
};

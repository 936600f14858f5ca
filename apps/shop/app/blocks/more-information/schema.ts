import type { BlockSchema } from "../block-schema.ts";
import { exampleBlock, exampleText } from "../example-block.ts";
import { line, rich } from "../field-types.ts";

export const moreInformation: BlockSchema = {
	name: "more-information",
	fields: { headline: { ...line, required: true }, text: { ...rich, required: true } },
	use: "piece",
	preview: "headline",
	group: "text",
	example: exampleBlock("more-information", {
		headline: "Was bei der Folie geschieht",
		text: exampleText(
			"Ein Stempel drückt die Folie heiß ins Papier. Sie liegt danach ein wenig tiefer als die Fläche um sie herum, und man spürt sie.",
		),
	}),
};

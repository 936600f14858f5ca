import type { BlockSchema } from "../block-schema.ts";
import { exampleBlock } from "../example-block.ts";
import { line, lines, picture } from "../field-types.ts";

/** Numbers, hours and addresses are those of the operator and never typed (spec 1-6). */
export const contactCard: BlockSchema = {
	name: "contact-card",
	fields: {
		headline: { ...line, required: true },
		text: lines,
		image: picture,
		imageAlt: { ...line, description: "imageAlt" },
	},
	use: "piece",
	preview: "headline",
	group: "text",
	example: exampleBlock("contact-card", {
		headline: "Wir sind zu sprechen",
		text: "Wer anruft, erreicht die Werkstatt, in der auch gedruckt wird.",
	}),
};

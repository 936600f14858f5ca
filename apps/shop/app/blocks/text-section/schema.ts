import type { BlockSchema } from "../block-schema.ts";
import { exampleBlock, exampleText } from "../example-block.ts";
import { line, plain, rich } from "../field-types.ts";

export const textSection: BlockSchema = {
	name: "text-section",
	fields: {
		headline: { ...line, required: true },
		anchor: { ...plain, regex: "[a-z][a-z0-9-]*", description: "anchor" },
		text: { ...rich, required: true },
	},
	use: "piece",
	preview: "headline",
	group: "text",
	example: exampleBlock("text-section", {
		headline: "Wie Ihre Karte entsteht",
		anchor: "entstehung",
		text: exampleText(
			"Zuerst ein Entwurf, den Sie am Bildschirm fertig machen. Dann ein Bogen, auf dem mehrere Karten nebeneinander liegen.",
			"Zuletzt wird geschnitten, gerillt und gezählt, und alles geht zusammen auf die Post.",
		),
	}),
};

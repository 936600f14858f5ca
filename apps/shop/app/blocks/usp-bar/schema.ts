import type { BlockSchema } from "../block-schema.ts";
import { exampleBlock, exampleLink } from "../example-block.ts";
import { blocksOf, line, link } from "../field-types.ts";

export const uspItem: BlockSchema = {
	name: "usp-item",
	fields: { text: { ...line, required: true }, title: line, url: link },
	use: "part",
	preview: "text",
	group: "teaser",
	example: exampleBlock("usp-item", {
		text: "{Papers} Papiere, {foils} Folien",
		url: exampleLink("/papiere/"),
	}),
};

export const uspBar: BlockSchema = {
	name: "usp-bar",
	fields: { items: { ...blocksOf("usp-item"), minimum: 1, maximum: 6 } },
	use: "piece",
	preview: null,
	group: "teaser",
	example: exampleBlock("usp-bar", {
		items: [
			uspItem.example,
			exampleBlock(
				"usp-item",
				{ text: "{Samples} Musterkarten gratis", url: exampleLink("/musterkarten/") },
				2,
			),
		],
	}),
};

import type { BlockSchema } from "../block-schema.ts";
import { exampleBlock } from "../example-block.ts";
import { line } from "../field-types.ts";

export const productLines: BlockSchema = {
	name: "product-lines",
	fields: { headline: { ...line, required: true } },
	use: "piece",
	preview: "headline",
	group: "shop",
	example: exampleBlock("product-lines", { headline: "Außer Karten" }),
};

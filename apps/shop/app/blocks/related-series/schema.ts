import type { BlockSchema } from "../block-schema.ts";
import { exampleBlock } from "../example-block.ts";
import { line, plain } from "../field-types.ts";

export const relatedSeries: BlockSchema = {
	name: "related-series",
	fields: { headline: { ...line, required: true }, theme: { ...plain, description: "withoutTheme" } },
	use: "piece",
	preview: "headline",
	group: "shop",
	example: exampleBlock("related-series", { headline: "Verwandte Kollektionen", theme: "" }),
};

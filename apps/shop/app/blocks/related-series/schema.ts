import type { BlockSchema } from "../block-schema.ts";
import { exampleBlock } from "../example-block.ts";
import { collection, line } from "../field-types.ts";

export const relatedSeries: BlockSchema = {
	name: "related-series",
	fields: { headline: { ...line, required: true }, theme: { ...collection, description: "withoutTheme" } },
	use: "piece",
	product: "card",
	preview: "headline",
	group: "shop",
	example: exampleBlock("related-series", { headline: "Verwandte Kollektionen", theme: "" }),
};

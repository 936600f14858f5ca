import type { BlockSchema } from "../block-schema.ts";
import { exampleBlock } from "../example-block.ts";

/** Where a page that has a list shows it among its blocks. */
export const designList: BlockSchema = {
	name: "design-list",
	fields: {},
	use: "piece",
	preview: null,
	group: "shop",
	example: exampleBlock("design-list", {}),
};

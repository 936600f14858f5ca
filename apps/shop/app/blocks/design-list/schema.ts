import type { BlockSchema } from "../block-schema.ts";
import { exampleBlock } from "../example-block.ts";
import { line } from "../field-types.ts";

/** Where a list page shows its list; elsewhere it shows nothing. */
export const designList: BlockSchema = {
	name: "design-list",
	fields: { headline: line },
	use: "piece",
	preview: "headline",
	group: "shop",
	example: exampleBlock("design-list", { headline: "Alle Designs" }),
};

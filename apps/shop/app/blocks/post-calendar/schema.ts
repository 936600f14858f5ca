import type { BlockSchema } from "../block-schema.ts";
import { exampleBlock } from "../example-block.ts";
import { line } from "../field-types.ts";

export const postCalendar: BlockSchema = {
	name: "post-calendar",
	fields: { headline: { ...line, required: true } },
	use: "piece",
	product: "card",
	preview: "headline",
	group: "shop",
	example: exampleBlock("post-calendar", { headline: "Ihr Tag, Ihre Fristen" }),
};

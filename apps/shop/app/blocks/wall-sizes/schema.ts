import type { BlockSchema } from "../block-schema.ts";
import { exampleBlock } from "../example-block.ts";
import { line, lines } from "../field-types.ts";

/** Which sizes there are, and what they need, is the assortment's. */
export const wallSizes: BlockSchema = {
	name: "wall-sizes",
	fields: { headline: { ...line, required: true }, text: lines },
	use: "piece",
	product: "photoframe",
	preview: "headline",
	group: "wall",
	example: exampleBlock("wall-sizes", {
		headline: "Über einem Sofa",
		text: "Alle Größen im gleichen Maßstab.",
	}),
};

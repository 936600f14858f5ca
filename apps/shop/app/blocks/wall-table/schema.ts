import type { BlockSchema } from "../block-schema.ts";
import { exampleBlock } from "../example-block.ts";
import { line, lines } from "../field-types.ts";

/** All figures are the assortment's and the prices in force. */
export const wallTable: BlockSchema = {
	name: "wall-table",
	fields: { headline: { ...line, required: true }, text: lines },
	use: "piece",
	product: "photoframe",
	preview: "headline",
	group: "wall",
	example: exampleBlock("wall-table", { headline: "Im Vergleich", text: "Alles bei gleicher Größe." }),
};

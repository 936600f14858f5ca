import type { BlockSchema } from "../block-schema.ts";
import { exampleBlock } from "../example-block.ts";
import { line, lines } from "../field-types.ts";

/** Blank goods beside cards (spec 7.5-1). Prices are those in force and never typed. */
export const accessoryPrices: BlockSchema = {
	name: "accessory-prices",
	fields: { headline: { ...line, required: true }, text: lines },
	use: "piece",
	product: "card",
	preview: "headline",
	group: "shop",
	example: exampleBlock("accessory-prices", {
		headline: "Was es gibt und was es kostet",
		text: "Alle Preise gelten für ein Stück.",
	}),
};

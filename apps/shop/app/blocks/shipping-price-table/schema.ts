import type { BlockSchema } from "../block-schema.ts";
import { exampleBlock } from "../example-block.ts";
import { line, lines } from "../field-types.ts";

/** Prices are those in force and never typed. */
export const shippingPriceTable: BlockSchema = {
	name: "shipping-price-table",
	fields: { headline: { ...line, required: true }, text: lines },
	use: "piece",
	preview: "headline",
	group: "shop",
	example: exampleBlock("shipping-price-table", {
		headline: "Was der Versand kostet",
		text: "Ein Preis je Bestellung, ganz gleich, wie viele Karten darin liegen.",
	}),
};

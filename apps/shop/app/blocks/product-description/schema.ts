import type { BlockSchema } from "../block-schema.ts";
import { exampleBlock, exampleText } from "../example-block.ts";
import { line, lines, rich } from "../field-types.ts";

export const productDescription: BlockSchema = {
	name: "product-description",
	fields: {
		headline: { ...line, required: true },
		text: rich,
		points: { ...lines, description: "points" },
	},
	use: "piece",
	preview: "headline",
	group: "shop",
	example: exampleBlock("product-description", {
		headline: "Eine Karte, die man zweimal anfasst",
		text: exampleText(
			"Jede Karte wird einzeln gerillt, damit die Falz nicht bricht, und liegt flach im Umschlag.",
			"Welches der {papers} Papiere zu Ihrer Karte passt, sagt Ihnen am besten ein Muster in der Hand.",
		),
		points: "{Papers} Papiere\n{Foils} Folien\n{Samples} Musterkarten gratis",
	}),
};

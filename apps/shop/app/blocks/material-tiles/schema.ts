import type { BlockSchema } from "../block-schema.ts";
import { exampleBlock, exampleLink } from "../example-block.ts";
import { line, lines, link } from "../field-types.ts";

export const materialTiles: BlockSchema = {
	name: "material-tiles",
	fields: { headline: { ...line, required: true }, text: lines, linkText: line, link },
	use: "piece",
	preview: "headline",
	group: "shop",
	example: exampleBlock("material-tiles", {
		headline: "Was es zum Anfassen gibt",
		text: "Alles, worauf wir drucken, mit Gewicht und Griff.",
		linkText: "Kontakt",
		link: exampleLink("/kontakt/"),
	}),
};

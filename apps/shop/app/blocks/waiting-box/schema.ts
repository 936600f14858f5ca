import { shownProducts } from "@offizin/contract";
import type { BlockSchema } from "../block-schema.ts";
import { exampleBlock } from "../example-block.ts";
import { choice, line, lines } from "../field-types.ts";

export const waitingBox: BlockSchema = {
	name: "waiting-box",
	fields: {
		headline: { ...line, required: true },
		text: lines,
		product: choice("photoframe", ...shownProducts.filter((product) => product !== "photoframe")),
	},
	use: "piece",
	preview: "headline",
	group: "shop",
	example: exampleBlock("waiting-box", {
		headline: "Wir sagen Bescheid.",
		text: "Eine Zeile genügt, und Sie hören einmal von uns: am Tag der Eröffnung.",
		product: "photoframe",
	}),
};

import type { BlockSchema } from "../block-schema.ts";
import { exampleBlock } from "../example-block.ts";
import { line, lines } from "../field-types.ts";

export const photoCheck: BlockSchema = {
	name: "photo-check",
	fields: { headline: { ...line, required: true }, text: lines },
	use: "piece",
	product: "photoframe",
	preview: "headline",
	group: "wall",
	example: exampleBlock("photo-check", {
		headline: "Reicht Ihr Foto?",
		text: "Tragen Sie die Pixel Ihres Fotos ein; die Zahl steht in den Bildinformationen.",
	}),
};

import type { BlockSchema } from "../block-schema.ts";
import { exampleBlock } from "../example-block.ts";
import { choice, lines } from "../field-types.ts";
import { wallMaterials } from "../wall-hung/schema.ts";

export const wallMaterial: BlockSchema = {
	name: "wall-material",
	fields: { material: { ...choice(...wallMaterials), required: true }, suits: lines, not: lines },
	use: "piece",
	product: "photoframe",
	preview: "material",
	group: "wall",
	example: exampleBlock("wall-material", {
		material: "leinwand",
		suits: "Porträts und Landschaften in weichem Licht.",
		not: "Räume, in denen es dampft.",
	}),
};

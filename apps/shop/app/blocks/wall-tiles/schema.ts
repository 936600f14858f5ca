import { roomKeys } from "@offizin/scenes";
import type { BlockSchema } from "../block-schema.ts";
import { exampleBlock, exampleLink } from "../example-block.ts";
import { blocksOf, choice, line, lines, link } from "../field-types.ts";
import { paints, wallPicture } from "../wall-hung/schema.ts";

export const wallTile: BlockSchema = {
	name: "wall-tile",
	fields: {
		headline: { ...line, required: true },
		text: lines,
		link: { ...link, required: true },
		room: { ...choice(...roomKeys), required: true },
		wallColour: choice(...paints),
		pictures: { ...blocksOf("wall-picture"), minimum: 1 },
	},
	use: "part",
	preview: "headline",
	group: "wall",
	example: exampleBlock("wall-tile", {
		headline: "Über dem Sofa",
		text: "Ein Bild, so breit wie zwei Kissen.",
		link: exampleLink("/products/wandbild/"),
		room: "living",
		wallColour: "sage",
		pictures: [wallPicture.example],
	}),
};

export const wallTiles: BlockSchema = {
	name: "wall-tiles",
	fields: {
		headline: { ...line, required: true },
		text: lines,
		items: { ...blocksOf("wall-tile"), minimum: 1 },
	},
	use: "piece",
	product: "photoframe",
	preview: "headline",
	group: "wall",
	example: exampleBlock("wall-tiles", {
		headline: "Räume mit Bildern",
		text: "Alles im gleichen Maßstab.",
		items: [wallTile.example],
	}),
};

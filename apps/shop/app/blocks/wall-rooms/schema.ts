import type { PhotoName } from "@offizin/contract/browser";
import type { BlockSchema } from "../block-schema.ts";
import { exampleBlock } from "../example-block.ts";
import { choice, line, lines, plain } from "../field-types.ts";

/** Photographs of ours that fill a wall. */
export const shownPhotos = [
	"lake",
	"peaks",
	"forest",
	"rowboats",
	"leaves",
	"kite",
	"milky-way",
] as const satisfies readonly PhotoName[];

/** What pictures in rooms are made of. */
export const shownMaterials = ["leinwand", "acrylglas", "aludibond", "poster"] as const;

export const wallRooms: BlockSchema = {
	name: "wall-rooms",
	fields: {
		headline: { ...line, required: true },
		text: lines,
		photo: { ...choice(...shownPhotos), required: true },
		material: { ...choice(...shownMaterials), required: true },
		size: { ...plain, required: true },
	},
	use: "piece",
	product: "photoframe",
	preview: "headline",
	group: "wall",
	example: exampleBlock("wall-rooms", {
		headline: "Ein Bild, zehn Räume",
		text: "Wände und Möbel sind so groß wie das Bild: alles im gleichen Maßstab.",
		photo: "lake",
		material: "leinwand",
		size: "120x80",
	}),
};

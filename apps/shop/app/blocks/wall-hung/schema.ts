import { frameColours, frames, materials } from "@offizin/assortment";
import type { PhotoName } from "@offizin/contract/browser";
import { hangingRules, roomKeys, wallColours } from "@offizin/scenes";
import type { BlockSchema } from "../block-schema.ts";
import { exampleBlock } from "../example-block.ts";
import { blocksOf, choice, flag, line, lines, plain } from "../field-types.ts";

/** Photographs of ours in colour, and the one that is grey by itself. */
export const wallPhotos = [
	"lake",
	"peaks",
	"forest",
	"rowboats",
	"leaves",
	"kite",
	"milky-way",
	"fig",
	"brushes",
	"drum",
	"dogs",
	"dandelions",
	"meadow",
	"stream",
	"sunset",
	"nuthatch",
	"ropes",
	"jetty",
] as const satisfies readonly PhotoName[];

type Keys<Key extends string> = readonly [Key, ...Key[]];
const [canvas, ...others] = [
	"leinwand" as const,
	...materials.map(({ key }) => key).filter((key) => key !== "leinwand"),
];
export const wallMaterials: Keys<(typeof materials)[number]["key"]> = [canvas ?? "leinwand", ...others];
export const wallFrames: Keys<string> = ["ohne", ...frames.map(({ key }) => key)];
export const wallFrameColours: Keys<string> = ["schwarz", ...frameColours.slice(1).map(({ key }) => key)];
export const paints: Keys<string> = ["white", ...wallColours.slice(1).map(({ key }) => key)];

export const wallPicture: BlockSchema = {
	name: "wall-picture",
	fields: {
		photo: { ...choice(...wallPhotos), required: true },
		material: { ...choice(...wallMaterials), required: true },
		size: { ...plain, required: true },
		frame: choice(...wallFrames),
		frameColour: choice(...wallFrameColours),
		hasMat: flag,
	},
	use: "part",
	preview: "photo",
	group: "wall",
	example: exampleBlock("wall-picture", {
		photo: "lake",
		material: "leinwand",
		size: "60x40",
		frame: "ohne",
	}),
};

export const wallHung: BlockSchema = {
	name: "wall-hung",
	fields: {
		headline: { ...line, required: true },
		text: lines,
		room: { ...choice(...roomKeys), required: true },
		wallColour: choice(...paints),
		rule: choice(...hangingRules),
		gap: { type: "number", min_value: 2, max_value: 30, default_value: "5" },
		columns: { type: "number", min_value: 1, max_value: 6, default_value: "3" },
		pictures: { ...blocksOf("wall-picture"), minimum: 1 },
	},
	use: "piece",
	product: "photoframe",
	preview: "headline",
	group: "wall",
	example: exampleBlock("wall-hung", {
		headline: "Drei in einer Reihe",
		text: "Gleiche Maße, gleicher Abstand, eine Mittellinie.",
		room: "living",
		wallColour: "greige",
		rule: "row",
		gap: 6,
		columns: 3,
		pictures: [
			wallPicture.example,
			{ ...wallPicture.example, _uid: "example-wall-picture-2", photo: "forest" },
			{ ...wallPicture.example, _uid: "example-wall-picture-3", photo: "leaves" },
		],
	}),
};

import { size } from "@offizin/formats";
import { um } from "@offizin/units";
import { type Accessory, buildAccessory } from "./accessory.ts";
import { type AccessoryColourKey, accessoryColours } from "./colours.ts";

/** Flat paper bags for sweets, seeds and confetti. */
const bagSizes = [
	{ key: "95x140", size: size(95, 140), weight: 3 },
	{ key: "130x180", size: size(130, 180), weight: 5 },
] as const;
const bagColours = ["weiss", "creme", "kraft"] as const satisfies readonly AccessoryColourKey[];

export const bags: readonly Accessory[] = bagSizes.flatMap((bag) =>
	bagColours.map((colour) =>
		buildAccessory(
			{ kind: "bag", size: bag.key, colour },
			{
				size: bag.size,
				swatch: accessoryColours[colour].swatch,
				weight: bag.weight,
				thickness: um(200),
				source: "market",
			},
		),
	),
);

/** Boxes with a lid to keep cards in, by the card they take. */
export const boxSizes = [
	{ key: "a6", size: size(105, 148), weight: 60 },
	{ key: "b6", size: size(120, 170), weight: 80 },
	{ key: "sq", size: size(145, 145), weight: 80 },
] as const;
const boxColours = ["weiss", "kraft", "schwarz"] as const satisfies readonly AccessoryColourKey[];

export const boxes: readonly Accessory[] = boxSizes.flatMap((box) =>
	boxColours.map((colour) =>
		buildAccessory(
			{ kind: "box", size: box.key, colour },
			{
				size: box.size,
				swatch: accessoryColours[colour].swatch,
				weight: box.weight,
				thickness: um(50_000),
				source: "market",
			},
		),
	),
);

import { mm, type Um, um } from "@offizin/units";
import { type Accessory, buildAccessory } from "./accessory.ts";
import { type AccessoryColourKey, accessoryColours } from "./colours.ts";

/**
 * As spec 3.7-7 and 9.1-6 say. A wax-look seal of 3 mm can hardly be meant, 30 mm is usual (domain.md §0.3); shops show
 * no diameter until that is decided, and it is decided here only.
 */
export const SEAL_DIAMETER: Um = mm(3);

const colour = (key: AccessoryColourKey) => accessoryColours[key];

/** Spec 3.7-7. */
export const seals: readonly Accessory[] = (["eukalyptus", "gold", "kupfer", "rose"] as const).map((key) =>
	buildAccessory(
		{ kind: "seal", colour: key },
		{
			swatch: colour(key).swatch,
			weight: 1,
			thickness: um(2000),
			source: "spec",
		},
	),
);

/** Book screws that hold a card fan, spec 3.7-7. */
export const screws: readonly Accessory[] = (["bronze", "gold", "silber"] as const).map((key) =>
	buildAccessory(
		{ kind: "screw", colour: key },
		{
			swatch: colour(key).swatch,
			weight: 2,
			thickness: um(2000),
			source: "spec",
		},
	),
);

/** Bows with a glue dot. */
export const bows: readonly Accessory[] = (
	["weiss", "creme", "rose", "salbei", "nachtblau", "gold"] as const
).map((key) =>
	buildAccessory(
		{ kind: "bow", colour: key },
		{
			swatch: colour(key).swatch,
			weight: 1,
			thickness: um(4000),
			source: "market",
		},
	),
);

import { um } from "@offizin/units";
import { type Accessory, buildAccessory } from "./accessory.ts";
import { accessoryColours } from "./colours.ts";

const kinds = [
	{ type: "gel", colour: "gold" },
	{ type: "gel", colour: "rosegold" },
	{ type: "gel", colour: "silber" },
	{ type: "filz", colour: "schwarz" },
] as const;

/** Spec 3.7-7. */
export const pens: readonly Accessory[] = kinds.map(({ type, colour }) =>
	buildAccessory(
		{ kind: "pen", type, colour },
		{
			swatch: accessoryColours[colour].swatch,
			weight: 11,
			thickness: um(11_000),
			source: "spec",
		},
	),
);

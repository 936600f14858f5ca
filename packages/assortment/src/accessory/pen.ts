import { um } from "@offizin/units";
import { type Accessory, buildAccessory } from "./accessory.ts";
import { accessoryColours } from "./colours.ts";

const kinds = [
	{ type: "gel", nameDe: "Gelstift", colour: "gold" },
	{ type: "gel", nameDe: "Gelstift", colour: "rosegold" },
	{ type: "gel", nameDe: "Gelstift", colour: "silber" },
	{ type: "filz", nameDe: "Filzstift", colour: "schwarz" },
] as const;

/** Spec 3.7-7. */
export const pens: readonly Accessory[] = kinds.map(({ type, nameDe, colour }) =>
	buildAccessory(
		{ kind: "pen", type, colour },
		{
			nameDe: `${nameDe} ${colour === "rosegold" ? "Roségold (Kupfer)" : accessoryColours[colour].nameDe}`,
			swatch: accessoryColours[colour].swatch,
			weight: 11,
			thickness: um(11_000),
			source: "spec",
		},
	),
);

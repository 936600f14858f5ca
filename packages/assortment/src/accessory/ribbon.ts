import type { CardFormat, EnvelopeSize } from "@offizin/formats";
import { type Um, um } from "@offizin/units";
import { type Accessory, buildAccessory } from "./accessory.ts";
import { type AccessoryColourKey, accessoryColours } from "./colours.ts";

interface RibbonType {
	readonly key: string;
	readonly thickness: Um;
	readonly colours: readonly AccessoryColourKey[];
}

const satin = ["weiss", "creme", "rose", "salbei", "nachtblau", "bordeaux", "gold", "silber"] as const;

/** Types of spec 3.7-6; colours are ours. */
const ribbonTypes: readonly RibbonType[] = [
	{
		key: "baeckergarn",
		thickness: um(1500),
		colours: ["rotweiss", "blauweiss", "gruenweiss", "goldweiss"],
	},
	{
		key: "chiffon",
		thickness: um(400),
		colours: ["weiss", "creme", "rose", "salbei", "nachtblau"],
	},
	{ key: "jute", thickness: um(2000), colours: ["natur"] },
	{ key: "kordel", thickness: um(2000), colours: ["natur", "gold", "silber", "schwarz"] },
	{ key: "satin10", thickness: um(500), colours: satin },
	{ key: "satin3", thickness: um(500), colours: satin },
	{ key: "wachs", thickness: um(1000), colours: ["natur", "braun", "schwarz"] },
];

/** Sold in lengths for one card: up to 90 cm of any type weigh no more than a gram or two. */
export const ribbons: readonly Accessory[] = ribbonTypes.flatMap(({ key, thickness, colours }) =>
	colours.map((colour) =>
		buildAccessory(
			{ kind: "ribbon", type: key, colour },
			{
				swatch: accessoryColours[colour].swatch,
				weight: key === "jute" ? 2 : 1,
				thickness,
				shipsSeparately: true,
				source: "market",
			},
		),
	),
);

/** Centimetres for one card by its envelope (domain.md §1.4; C5 ours). */
const lengthByEnvelope: Readonly<Partial<Record<EnvelopeSize, number>>> = {
	c6: 60,
	b6: 70,
	sq: 70,
	dl: 60,
	c5: 90,
};
/** To tie a tag through its hole. */
const TAG_LENGTH = 30;

/** Centimetres of ribbon for one card, or undefined where none is tied around it. */
export function ribbonLength({ form, envelope }: Pick<CardFormat, "form" | "envelope">): number | undefined {
	if (form === "geschenkanhaenger") return TAG_LENGTH;
	return envelope && lengthByEnvelope[envelope];
}

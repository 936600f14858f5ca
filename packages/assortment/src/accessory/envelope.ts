import type { FactSource } from "@offizin/base";
import { type EnvelopeSize, size } from "@offizin/formats";
import { type Size, type Um, um } from "@offizin/units";
import { type Accessory, buildAccessory } from "./accessory.ts";
import { type AccessoryColourKey, accessoryColours } from "./colours.ts";

/** A blank envelope, closed and lying. */
export interface EnvelopeMeasure {
	readonly key: EnvelopeSize;
	/** Width is the long side. */
	readonly size: Size;
	/** Whole grams (domain.md §1.2; the others by area). */
	readonly weight: number;
	readonly source: FactSource;
}

/** Sizes of domain.md §1.2. */
export const envelopeMeasures: readonly EnvelopeMeasure[] = [
	{ key: "c6", size: size(162, 114), weight: 5, source: "norm" },
	{ key: "b6", size: size(176, 125), weight: 6, source: "norm" },
	{ key: "dl", size: size(220, 110), weight: 7, source: "norm" },
	{ key: "c5", size: size(229, 162), weight: 10, source: "norm" },
	{ key: "sq", size: size(155, 155), weight: 7, source: "market" },
	{ key: "c7", size: size(114, 81), weight: 3, source: "norm" },
];

const GRAMMAGE = 120;
/** Two layers and the flap. */
export const ENVELOPE_THICKNESS: Um = um(450);

/** Spec 3.7-10. */
const envelopeFlaps = ["gerade", "spitz"] as const;

export const envelopeColours = [
	"weiss",
	"creme",
	"kraft",
	"grau",
	"rose",
	"salbei",
	"eukalyptus",
	"terracotta",
	"nachtblau",
	"schwarz",
] as const satisfies readonly AccessoryColourKey[];

export function envelopeMeasure(key: string): EnvelopeMeasure | undefined {
	return envelopeMeasures.find((measure) => measure.key === key);
}

/** Every flap in every colour and size. */
export const envelopeAccessories: readonly Accessory[] = envelopeMeasures.flatMap((measure) =>
	envelopeFlaps.flatMap((flap) =>
		envelopeColours.map((colour) => {
			const { swatch } = accessoryColours[colour];
			return buildAccessory(
				{ kind: "envelope", type: flap, colour, size: measure.key },
				{
					size: measure.size,
					grammage: GRAMMAGE,
					swatch,
					weight: measure.weight,
					thickness: ENVELOPE_THICKNESS,
					source: measure.source,
				},
			);
		}),
	),
);

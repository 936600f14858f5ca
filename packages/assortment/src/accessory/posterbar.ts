import { um } from "@offizin/units";
import { type Accessory, buildAccessory } from "./accessory.ts";

const woods = [
	{ key: "eiche", swatch: "#c8a678" },
	{ key: "nuss", swatch: "#6b4a32" },
	{ key: "weiss", swatch: "#ffffff" },
	{ key: "schwarz", swatch: "#1d1d1b" },
] as const;

/** Centimetres, domain.md §1.4. */
const posterbarLengths = [21, 30, 40, 50, 60, 70] as const;

/** Two pairs of magnetic strips, 20 mm high and 8 mm thick, with a cord: about 5 g per centimetre. */
const GRAMS_PER_CM = 5;

export const posterbars: readonly Accessory[] = woods.flatMap((wood) =>
	posterbarLengths.map((cm) =>
		buildAccessory(
			{ kind: "posterbar", wood: wood.key, cm: String(cm) },
			{
				swatch: wood.swatch,
				weight: cm * GRAMS_PER_CM,
				thickness: um(16_000),
				source: "market",
			},
		),
	),
);

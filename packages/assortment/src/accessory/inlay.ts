import { size } from "@offizin/formats";
import { type Size, type Um, um } from "@offizin/units";
import { type Accessory, buildAccessory } from "./accessory.ts";

/** Sizes of domain.md §1.4 by their part of the SKU: portrait, landscape and square (spec 3.7-10). */
export const inlaySizes: readonly { readonly key: string; readonly size: Size }[] = [
	{ key: "100x143", size: size(100, 143) },
	{ key: "115x165", size: size(115, 165) },
	{ key: "143x100", size: size(143, 100) },
	{ key: "165x115", size: size(165, 115) },
	{ key: "205x95", size: size(205, 95) },
	{ key: "140x140", size: size(140, 140) },
];

interface InlayPaper {
	readonly key: string;
	readonly swatch: string;
	/** g/m². */
	readonly grammage: number;
	readonly caliper: Um;
}

/** Papers of domain.md §1.4. */
const inlayPapers: readonly InlayPaper[] = [
	{ key: "weiss", swatch: "#ffffff", grammage: 120, caliper: um(150) },
	{ key: "creme", swatch: "#f7f0e0", grammage: 120, caliper: um(150) },
	{ key: "vellum", swatch: "#f1f1ec", grammage: 100, caliper: um(90) },
	{ key: "kraft", swatch: "#c9a77c", grammage: 120, caliper: um(170) },
	{ key: "gemustert", swatch: "#e6dccb", grammage: 120, caliper: um(150) },
];

export const inlays: readonly Accessory[] = inlaySizes.flatMap(({ key, size: { width, height } }) =>
	inlayPapers.map((stock) =>
		buildAccessory(
			{ kind: "inlay", size: key, paper: stock.key },
			{
				size: { width, height },
				grammage: stock.grammage,
				swatch: stock.swatch,
				weight: Math.ceil((width * height * stock.grammage) / 1e12),
				thickness: stock.caliper,
				source: "market",
			},
		),
	),
);

import type { FactSource } from "@offizin/base";
import type { SizeLimits } from "@offizin/solver";
import { type Um, um } from "@offizin/units";

/** Spec 3.4-1. */
export type MaterialKey =
	| "acrylglas"
	| "aludibond"
	| "backlitfolie"
	| "echtglas"
	| "forexplatte"
	| "fototapete"
	| "gallerybond"
	| "hahnemuehle"
	| "klebefolie"
	| "leinwand"
	| "poster"
	| "pvcplane";

/** Thickness, stretcher bar or surface of a material. */
export interface Variant {
	/** Unique among all materials, but for "standard" where there is one only. */
	readonly key: string;
	readonly thickness: Um;
	/** g/m². */
	readonly weight: number;
	/** What goes around a stretcher bar on the short sides' direction, in mm at each edge. */
	readonly wrap?: number;
}

export type EdgeKey =
	| "ohne"
	| "rand-weiss"
	| "bild"
	| "spiegel"
	| "farbe"
	| "weiss"
	| "konturschnitt"
	| "kontur-oval"
	| "kontur-herz"
	| "kontur-bild"
	| "stoss"
	| "ueberlappung"
	| "saum";

/** What a picture is printed on. */
export interface Material {
	readonly key: MaterialKey;
	/** The first one is the default. */
	readonly variants: readonly Variant[];
	/** The first one is the default. */
	readonly edges: readonly EdgeKey[];
	/** Whole centimetres. */
	readonly limits: SizeLimits;
	/** Resolution in ppi: good from here, warned about below, refused below the last. */
	readonly ppi: { readonly good: number; readonly warn: number; readonly block: number };
	/** What is printed more at each edge than is seen, in mm. */
	readonly allowance: number;
	/** Rolled up in a tube when it is not framed. */
	readonly isRolled: boolean;
	/** How it hangs without a frame. */
	readonly hanging: "canvas" | "plate" | "glass" | "paper" | "paste" | "eyelets" | "none";
	readonly source: FactSource;
}

function limits(min: readonly [number, number], max: readonly [number, number]): SizeLimits {
	return { short: { min: min[0], max: max[0] }, long: { min: min[1], max: max[1] } };
}

/** The only variant of a material; micrometres and g/m². */
function only(thickness: number, weight: number): readonly Variant[] {
	return [{ key: "standard", thickness: um(thickness), weight }];
}

const plain = { allowance: 0, isRolled: false, source: "market" } as const;

/**
 * The twelve of spec 3.4-1, with the figures of domain.md §4.1. What stands side by side is nearest when a material must
 * give way, so of two that would do the one that costs less stands nearer to canvas: posters before fine-art paper.
 */
export const materials: readonly Material[] = [
	{
		...plain,
		key: "hahnemuehle",
		variants: only(500, 300),
		edges: ["ohne", "rand-weiss"],
		limits: limits([20, 20], [110, 300]),
		ppi: { good: 200, warn: 120, block: 80 },
		isRolled: true,
		hanging: "paper",
	},
	{
		...plain,
		key: "poster",
		variants: [
			{ key: "seidenmatt", thickness: um(250), weight: 200 },
			{ key: "glaenzend", thickness: um(250), weight: 200 },
		],
		edges: ["ohne", "rand-weiss"],
		limits: limits([13, 18], [150, 300]),
		ppi: { good: 150, warn: 100, block: 60 },
		isRolled: true,
		hanging: "paper",
	},
	{
		...plain,
		key: "leinwand",
		variants: [
			{ key: "leiste-25", thickness: um(25_000), weight: 2000, wrap: 30 },
			{ key: "leiste-38", thickness: um(38_000), weight: 3000, wrap: 43 },
		],
		edges: ["bild", "spiegel", "farbe", "weiss"],
		limits: limits([20, 20], [150, 300]),
		ppi: { good: 120, warn: 80, block: 50 },
		hanging: "canvas",
	},
	{
		...plain,
		key: "forexplatte",
		variants: [
			{ key: "forex-5", thickness: um(5000), weight: 3000 },
			{ key: "forex-10", thickness: um(10_000), weight: 6000 },
		],
		edges: ["ohne"],
		limits: limits([13, 18], [120, 200]),
		ppi: { good: 150, warn: 100, block: 60 },
		hanging: "plate",
	},
	{
		...plain,
		key: "aludibond",
		variants: [
			{ key: "alu-weiss", thickness: um(3000), weight: 3800 },
			{
				key: "alu-gebuerstet",
				thickness: um(3000),
				weight: 3800,
			},
		],
		edges: ["ohne"],
		limits: limits([13, 18], [120, 200]),
		ppi: { good: 150, warn: 100, block: 60 },
		hanging: "plate",
	},
	{
		...plain,
		key: "acrylglas",
		variants: [
			{ key: "acryl-4", thickness: um(4000), weight: 4800 },
			{ key: "acryl-8", thickness: um(8000), weight: 9500 },
		],
		edges: ["ohne"],
		limits: limits([13, 18], [120, 200]),
		ppi: { good: 200, warn: 120, block: 80 },
		hanging: "glass",
	},
	{
		...plain,
		key: "gallerybond",
		variants: only(5000, 6000),
		edges: ["ohne"],
		limits: limits([20, 30], [120, 180]),
		ppi: { good: 200, warn: 120, block: 80 },
		hanging: "plate",
	},
	{
		...plain,
		key: "echtglas",
		variants: only(4000, 10_000),
		edges: ["ohne"],
		limits: limits([20, 20], [80, 120]),
		ppi: { good: 200, warn: 120, block: 80 },
		hanging: "glass",
	},
	{
		...plain,
		key: "backlitfolie",
		variants: only(200, 300),
		edges: ["ohne"],
		limits: limits([20, 30], [120, 300]),
		ppi: { good: 150, warn: 100, block: 60 },
		allowance: 10,
		isRolled: true,
		hanging: "none",
	},
	{
		...plain,
		key: "fototapete",
		// Non-woven of this weight is about 0.2 mm thick.
		variants: only(200, 200),
		edges: ["stoss", "ueberlappung"],
		limits: limits([50, 50], [350, 600]),
		ppi: { good: 100, warn: 60, block: 30 },
		allowance: 50,
		isRolled: true,
		hanging: "paste",
	},
	{
		...plain,
		key: "klebefolie",
		variants: [
			{ key: "abloesbar", thickness: um(100), weight: 200 },
			{ key: "permanent", thickness: um(100), weight: 200 },
		],
		edges: ["ohne", "konturschnitt", "kontur-oval", "kontur-herz", "kontur-bild"],
		limits: limits([20, 20], [130, 500]),
		ppi: { good: 120, warn: 80, block: 40 },
		isRolled: true,
		hanging: "none",
	},
	{
		...plain,
		key: "pvcplane",
		variants: only(500, 500),
		edges: ["saum", "ohne"],
		limits: limits([50, 50], [200, 500]),
		ppi: { good: 80, warn: 50, block: 30 },
		isRolled: true,
		hanging: "eyelets",
	},
];

export function material(key: string): Material | undefined {
	return materials.find((candidate) => candidate.key === key);
}

/**
 * Edges of domain.md §4.1. Defaults of materials stand before their other edges and nearer to each other than to those, so
 * that another material comes with its default.
 */
export const edgeKeys: readonly EdgeKey[] = [
	"ohne",
	"saum",
	"stoss",
	"bild",
	"spiegel",
	"farbe",
	"weiss",
	"ueberlappung",
	"rand-weiss",
	"konturschnitt",
	"kontur-oval",
	"kontur-herz",
	"kontur-bild",
];

/** Widest strip of wallpaper and what one laps over the next, in mm (domain.md §4.1). */
export const wallpaperStrip = { width: 1000, overlap: 10 } as const;
export const WHITE_BORDER_MM = 5;

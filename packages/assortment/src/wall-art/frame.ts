import type { FactSource } from "@offizin/base";
import type { SizeLimits } from "@offizin/solver";
import type { MaterialKey } from "./material.ts";

/** Spec 3.4-2. */
export type FrameKey =
	| "alurahmen"
	| "artbox"
	| "fotorahmen"
	| "holzrahmen"
	| "kunststoffrahmen"
	| "schattenfuge-leinwand"
	| "schattenfuge-platte";

/** Colours of domain.md §4.2, the default first. */
export const frameColours = [
	{ key: "schwarz", swatch: "#1d1d1b" },
	{ key: "weiss", swatch: "#ffffff" },
	{ key: "natur", swatch: "#c8a678" },
	{ key: "nuss", swatch: "#6b4a32" },
	{ key: "silber", swatch: "#bfc2c4" },
	{ key: "gold", swatch: "#b8954a" },
] as const;
export type FrameColourKey = (typeof frameColours)[number]["key"];

/** A frame around a picture. Lengths of its profile in mm. */
export interface Frame {
	readonly key: FrameKey;
	readonly materials: readonly MaterialKey[];
	/** What fits into it, in whole centimetres: the picture, with its mat. */
	readonly limits: SizeLimits;
	/** Ready-made: only pictures of these sizes, short x long. */
	readonly readyMade?: readonly string[];
	/** Takes a mat. */
	readonly mat: boolean;
	readonly colours: readonly FrameColourKey[];
	/** Width of the profile seen from the front. */
	readonly profile: number;
	/** How far the profile lies over the picture. */
	readonly lip: number;
	/** Air between picture and profile, or the shadow gap; at each side. */
	readonly gap: number;
	readonly depth: number;
	/** Has glass in front of the picture. */
	readonly glazed: boolean;
	/** Grams of a metre of profile, and of a square metre of the back. */
	readonly weight: { readonly perMetre: number; readonly perArea: number };
	readonly hanging: "hangers" | "stand";
	readonly source: FactSource;
}

const paperPrints = ["poster", "hahnemuehle"] as const;
/** A back of 2 mm hardboard. */
const BACK = 1800;

function upTo(
	min: readonly [number, number],
	max: readonly [number, number],
): Pick<Frame, "limits" | "hanging" | "source"> {
	return {
		limits: { short: { min: min[0], max: max[0] }, long: { min: min[1], max: max[1] } },
		hanging: "hangers",
		source: "market",
	};
}

/** What all frames for paper have: glass, 1 mm of play at each side and a lip of 5 mm (domain.md §4.2). */
const forPaper = { materials: paperPrints, glazed: true, mat: true, lip: 5, gap: 1 } as const;

/** The seven of spec 3.4-2, with the figures of domain.md §4.2; weights are those of common profiles. */
export const frames: readonly Frame[] = [
	{
		...forPaper,
		...upTo([13, 18], [100, 140]),
		key: "alurahmen",
		colours: ["schwarz", "weiss", "silber", "gold"],
		profile: 10,
		depth: 35,
		weight: { perMetre: 400, perArea: BACK },
	},
	{
		...forPaper,
		...upTo([10, 15], [70, 100]),
		key: "holzrahmen",
		colours: ["schwarz", "weiss", "natur", "nuss"],
		profile: 20,
		depth: 30,
		weight: { perMetre: 450, perArea: BACK },
	},
	{
		...forPaper,
		...upTo([10, 15], [60, 90]),
		key: "kunststoffrahmen",
		colours: ["schwarz", "weiss", "silber", "gold"],
		profile: 15,
		depth: 25,
		weight: { perMetre: 300, perArea: BACK },
	},
	{
		...forPaper,
		...upTo([10, 15], [20, 30]),
		key: "fotorahmen",
		readyMade: ["13x18", "15x20", "20x20", "20x30"],
		mat: false,
		colours: ["schwarz", "weiss", "natur", "silber"],
		profile: 15,
		depth: 20,
		weight: { perMetre: 300, perArea: BACK },
		hanging: "stand",
	},
	{
		...upTo([20, 20], [100, 150]),
		key: "artbox",
		materials: ["acrylglas", "aludibond", "forexplatte"],
		glazed: false,
		mat: false,
		colours: ["schwarz", "weiss", "natur", "nuss"],
		profile: 10,
		lip: 0,
		gap: 1,
		depth: 30,
		weight: { perMetre: 700, perArea: 0 },
	},
	{
		...upTo([20, 20], [120, 180]),
		key: "schattenfuge-leinwand",
		materials: ["leinwand"],
		glazed: false,
		mat: false,
		colours: ["schwarz", "weiss", "natur", "nuss", "silber", "gold"],
		profile: 10,
		lip: 0,
		gap: 8,
		depth: 45,
		weight: { perMetre: 600, perArea: 0 },
	},
	{
		...upTo([20, 20], [120, 180]),
		key: "schattenfuge-platte",
		materials: ["acrylglas", "aludibond", "forexplatte", "gallerybond"],
		glazed: false,
		mat: false,
		colours: ["schwarz", "weiss", "natur", "silber"],
		profile: 10,
		lip: 0,
		gap: 8,
		depth: 30,
		weight: { perMetre: 600, perArea: 0 },
	},
];

export function frame(key: string): Frame | undefined {
	return frames.find((candidate) => candidate.key === key);
}

interface Glazing {
	readonly key: string;
	/** Grams of a square metre. */
	readonly weight: number;
}

/** Of domain.md §4.2, both acrylic of 2 mm at 1.19 g/cm³; the first is in the price of the frame. */
export const glazings: readonly Glazing[] = [
	{ key: "acryl", weight: 2400 },
	{ key: "entspiegelt", weight: 2400 },
];

/** The glass of a glazed frame: a picture ordered before there was a choice of it has the first. */
export function glazingOf(key: string | undefined): Glazing | undefined {
	return glazings.find((glazing) => glazing.key === key) ?? glazings[0];
}

/** Visible width of a mat in mm, on every side (spec 3.4-2). */
export const matSizes = [0, 30] as const;
/** Grams of a square metre of mat board, 1.5 mm. */
export const MAT_WEIGHT = 900;

/** Acrylic moves too much for a tight frame from here on, long edge in cm (domain.md §4.1). */
export const tightAcrylic = { materials: ["acrylglas"], frame: "artbox", long: 100 } as const;

import type { ArtworkElement, Swatch } from "@offizin/design";
import { foil, process, swatch } from "../card-builder.ts";

/** A colour as it is printed, and as ISO Coated v2 300 shows it on screen (relative colorimetric, black point compensated). */
type Tint = readonly [cmyk: Swatch["cmyk"], srgb: string];

export interface Palette {
	/** Seven depths of the round leaves, palest first. */
	readonly leaf: readonly Tint[];
	/** Seven depths of the long leaves: a neighbouring hue, so that two plants stay two plants. */
	readonly long: readonly Tint[];
	readonly stem: Tint;
	readonly seed: Tint;
	/** Flat ground behind a motif. */
	readonly wash: Tint;
	/** Text: black and one other ink, so that small type stays sharp (design.D14). */
	readonly ink: Tint;
	/** Labels, of two inks as well. */
	readonly accent: Tint;
	/** Printed where foil is not ordered. */
	readonly brass: Tint;
}

const NAMES = { leaf: "leaf", long: "long-leaf" } as const;

export function swatchesOf(palette: Palette): Record<string, Swatch> {
	const ramp = (kind: "leaf" | "long") =>
		palette[kind].map(([cmyk, srgb], i): [string, Swatch] => [
			`${kind}-${i + 1}`,
			swatch(`${NAMES[kind]}-${i + 1}`, cmyk, srgb),
		]);
	return {
		ink: swatch("ink", ...palette.ink),
		accent: swatch("accent", ...palette.accent),
		brass: swatch("brass", ...palette.brass),
		wash: swatch("ground", ...palette.wash),
		stem: swatch("stem", ...palette.stem),
		seed: swatch("fruit", ...palette.seed),
		...Object.fromEntries([...ramp("leaf"), ...ramp("long")]),
	};
}

const DEPTHS = [1, 2, 3, 4, 5, 6, 7] as const;

/** Inks of a painted branch: round leaves or long ones. */
export function branchInks(ramp: "leaf" | "long"): ArtworkElement["inks"] {
	return {
		...Object.fromEntries(DEPTHS.map((depth) => [`leaf-${depth}`, process(`${ramp}-${depth}`)])),
		stem: process("stem"),
		seed: process("seed"),
	};
}

/** A drawn line in foil, or printed. */
export const foilLine: ArtworkElement["inks"] = { line: foil("brass") };
export const printedLine: ArtworkElement["inks"] = { line: process("leaf-5") };

export const salbei: Palette = {
	leaf: [
		[[10, 4, 11, 0], "#eaeee7"],
		[[17, 7, 19, 0], "#dce1d5"],
		[[26, 10, 27, 1], "#c7d3c1"],
		[[34, 15, 35, 4], "#b1bfaa"],
		[[41, 20, 42, 8], "#9dac95"],
		[[48, 25, 48, 15], "#869781"],
		[[55, 30, 54, 24], "#6e816b"],
	],
	long: [
		[[8, 4, 12, 0], "#efefe5"],
		[[14, 7, 20, 0], "#e2e4d3"],
		[[22, 10, 29, 1], "#d0d6be"],
		[[30, 15, 37, 3], "#bcc3a8"],
		[[38, 20, 46, 8], "#a4ae8e"],
		[[44, 25, 54, 15], "#8f9977"],
		[[50, 30, 61, 25], "#788260"],
	],
	stem: [[38, 33, 51, 19], "#968e74"],
	seed: [[23, 20, 37, 4], "#c9c0a4"],
	wash: [[6, 3, 8, 0], "#f3f4ee"],
	ink: [[0, 0, 25, 88], "#3f3e33"],
	accent: [[0, 0, 26, 85], "#474639"],
	brass: [[35, 42, 85, 35], "#866d2c"],
};

export const staubblau: Palette = {
	leaf: [
		[[10, 5, 6, 0], "#eaedef"],
		[[17, 9, 10, 0], "#dbe0e3"],
		[[24, 13, 13, 0], "#cbd3d9"],
		[[33, 19, 17, 2], "#b4bfc9"],
		[[42, 26, 22, 6], "#9ba8b4"],
		[[50, 31, 26, 11], "#8495a2"],
		[[58, 37, 31, 19], "#6b7f8c"],
	],
	long: [
		[[9, 4, 8, 0], "#ecefec"],
		[[15, 7, 14, 0], "#dfe4de"],
		[[23, 10, 21, 1], "#cdd6cc"],
		[[30, 16, 26, 3], "#bbc4bb"],
		[[37, 21, 32, 6], "#a7b2a8"],
		[[44, 26, 39, 12], "#919d92"],
		[[51, 32, 45, 21], "#79867b"],
	],
	stem: [[37, 33, 43, 17], "#9a9282"],
	seed: [[22, 19, 29, 3], "#ccc5b5"],
	wash: [[6, 3, 4, 0], "#f2f4f5"],
	ink: [[23, 0, 0, 88], "#313a3f"],
	accent: [[29, 0, 0, 77], "#45545c"],
	brass: [[35, 42, 85, 35], "#866d2c"],
};

export const terrakotta: Palette = {
	leaf: [
		[[5, 6, 11, 0], "#f4efe6"],
		[[9, 14, 21, 0], "#ebdccc"],
		[[12, 25, 33, 1], "#e2c4ac"],
		[[16, 37, 44, 5], "#d2a68b"],
		[[21, 46, 53, 12], "#be8a6f"],
		[[26, 53, 62, 21], "#a77255"],
		[[30, 61, 70, 33], "#8e583e"],
	],
	long: [
		[[6, 4, 11, 0], "#f3f1e7"],
		[[12, 10, 21, 0], "#e6e0cf"],
		[[18, 15, 30, 1], "#d8d1b9"],
		[[23, 21, 40, 4], "#c9be9e"],
		[[29, 27, 49, 10], "#b4a784"],
		[[35, 33, 56, 19], "#9c8f6c"],
		[[41, 39, 62, 31], "#827555"],
	],
	stem: [[35, 41, 58, 25], "#947c5f"],
	seed: [[15, 20, 35, 2], "#dcc9ab"],
	wash: [[3, 4, 8, 0], "#f9f4ed"],
	ink: [[0, 15, 0, 88], "#403a3b"],
	accent: [[0, 38, 0, 75], "#604852"],
	brass: [[35, 42, 85, 35], "#866d2c"],
};

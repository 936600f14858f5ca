import type { ArtworkElement, Swatch } from "@offizin/design";
import { foil, process, swatch } from "../card-builder.ts";

/** A colour as it is printed on uncoated stock and shown on screen. */
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
	/** Text: mostly black, so that small type prints from one plate. */
	readonly ink: Tint;
	/** Labels. */
	readonly accent: Tint;
	/** Printed where foil is not ordered. */
	readonly brass: Tint;
}

const NAMES = { leaf: "Blatt", long: "Langes Blatt" } as const;

export function swatchesOf(palette: Palette): Record<string, Swatch> {
	const ramp = (kind: "leaf" | "long") =>
		palette[kind].map(([cmyk, srgb], i): [string, Swatch] => [
			`${kind}-${i + 1}`,
			swatch(`${NAMES[kind]} ${i + 1}`, cmyk, srgb),
		]);
	return {
		ink: swatch("Tinte", ...palette.ink),
		accent: swatch("Akzent", ...palette.accent),
		brass: swatch("Messing", ...palette.brass),
		wash: swatch("Grund", ...palette.wash),
		stem: swatch("Stiel", ...palette.stem),
		seed: swatch("Frucht", ...palette.seed),
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
		[[10, 4, 11, 0], "#e4e9e0"],
		[[17, 7, 19, 0], "#d0d9ca"],
		[[26, 10, 27, 1], "#bbc8b5"],
		[[34, 15, 35, 4], "#a5b59f"],
		[[41, 20, 42, 8], "#8fa28a"],
		[[48, 25, 48, 15], "#798e76"],
		[[55, 30, 54, 24], "#637a63"],
	],
	long: [
		[[8, 4, 12, 0], "#e8eadd"],
		[[14, 7, 20, 0], "#d8dcc9"],
		[[22, 10, 29, 1], "#c6ccb3"],
		[[30, 15, 37, 3], "#b1b99b"],
		[[38, 20, 46, 8], "#9aa583"],
		[[44, 25, 54, 15], "#838f6c"],
		[[50, 30, 61, 25], "#6d7a58"],
	],
	stem: [[38, 33, 51, 19], "#94876a"],
	seed: [[23, 20, 37, 4], "#c9b99a"],
	wash: [[6, 3, 8, 0], "#eef0e8"],
	ink: [[35, 15, 35, 82], "#2f3a33"],
	accent: [[45, 25, 45, 62], "#4a5949"],
	brass: [[35, 42, 85, 35], "#7d5f2c"],
};

export const staubblau: Palette = {
	leaf: [
		[[10, 5, 6, 0], "#e4e9ec"],
		[[17, 9, 10, 0], "#d1d9de"],
		[[24, 13, 13, 0], "#bbc7ce"],
		[[33, 19, 17, 2], "#a4b3bd"],
		[[42, 26, 22, 6], "#8d9fab"],
		[[50, 31, 26, 11], "#768a97"],
		[[58, 37, 31, 19], "#5f7481"],
	],
	long: [
		[[9, 4, 8, 0], "#e7ebe6"],
		[[15, 7, 14, 0], "#d6ddd5"],
		[[23, 10, 21, 1], "#c3cdc3"],
		[[30, 16, 26, 3], "#aebab0"],
		[[37, 21, 32, 6], "#98a79b"],
		[[44, 26, 39, 12], "#829286"],
		[[51, 32, 45, 21], "#6c7d71"],
	],
	stem: [[37, 33, 43, 17], "#988a78"],
	seed: [[22, 19, 29, 3], "#cdbfab"],
	wash: [[6, 3, 4, 0], "#eff2f3"],
	ink: [[45, 28, 20, 80], "#2a343d"],
	accent: [[60, 40, 25, 52], "#435566"],
	brass: [[35, 42, 85, 35], "#7d5f2c"],
};

export const terrakotta: Palette = {
	leaf: [
		[[5, 6, 11, 0], "#f4e6da"],
		[[9, 14, 21, 0], "#ead2c0"],
		[[12, 25, 33, 1], "#ddb8a0"],
		[[16, 37, 44, 5], "#cd9c80"],
		[[21, 46, 53, 12], "#b98063"],
		[[26, 53, 62, 21], "#a0674a"],
		[[30, 61, 70, 33], "#854f36"],
	],
	long: [
		[[6, 4, 11, 0], "#f1ecdf"],
		[[12, 10, 21, 0], "#e6dcc8"],
		[[18, 15, 30, 1], "#d8caae"],
		[[23, 21, 40, 4], "#c7b693"],
		[[29, 27, 49, 10], "#b29f78"],
		[[35, 33, 56, 19], "#998661"],
		[[41, 39, 62, 31], "#7f6d4c"],
	],
	stem: [[35, 41, 58, 25], "#8f7355"],
	seed: [[15, 20, 35, 2], "#d9bfa0"],
	wash: [[3, 4, 8, 0], "#f7f0e8"],
	ink: [[25, 40, 45, 80], "#3d2f29"],
	accent: [[30, 70, 75, 45], "#74402f"],
	brass: [[35, 42, 85, 35], "#7d5f2c"],
};

import { invariant } from "@offizin/base";
import type { DesignDocument, Ink, Swatch } from "@offizin/design";
import { foil, process, swatch } from "../card-builder.ts";
import type { Colorway } from "../theme.ts";

/**
 * The inks of one colour version by what they are for. All text stands at 7 : 1 or better on its ground. Small type has
 * two inks, and the grounds it is left open in have at most 240 % (design.D14).
 */
export interface Palette {
	readonly swatches: Readonly<Record<string, Swatch>>;
	/** Ground of the outer pages, a shade of it, and the text on it. */
	readonly ground: Ink;
	readonly shade: Ink;
	readonly onGround: Ink;
	/** Metal line work and metal names on the front, each with its printed stand-in. */
	readonly ornament: Ink;
	readonly names: Ink;
	/** Printed line work on the ground of outer pages that take no foil. */
	readonly outerLine: Ink;
	/** The dark panel inside, its text and its line work. */
	readonly night: Ink;
	readonly onNight: Ink;
	readonly nightLine: Ink;
	/** Text and line work on bare paper. */
	readonly ink: Ink;
	readonly paperLine: Ink;
	readonly choices: DesignDocument["choices"]["inks"];
}

// The sRGB values are the CMYK values seen through ISO Coated v2 300 % (FOGRA39), relative colorimetric.
const elfenbein = swatch("ivory", [2, 4, 12, 0], "#fbf4e6");
const gold = swatch("printed-gold", [14, 30, 66, 4], "#dab165");
const messing = swatch("brass", [36, 50, 88, 40], "#7d5d23");

const palettes: Readonly<Record<string, Palette>> = {
	nachtblau: {
		swatches: {
			nacht: swatch("midnight-blue", [80, 52, 4, 80], "#07203c"),
			tinte: swatch("blue-black", [97, 0, 0, 93], "#00192e"),
			daemmerung: swatch("dusk", [98, 74, 34, 38], "#093457"),
			elfenbein,
			gold,
			messing,
		},
		ground: process("nacht"),
		shade: process("daemmerung"),
		onGround: process("elfenbein"),
		ornament: foil("gold"),
		names: foil("gold"),
		outerLine: process("gold"),
		night: process("nacht"),
		onNight: process("elfenbein"),
		nightLine: process("gold"),
		ink: process("tinte"),
		paperLine: process("messing"),
		choices: [foil("gold"), process("elfenbein"), process("gold"), process("messing"), process("tinte")],
	},
	elfenbein: {
		swatches: {
			elfenbein,
			vanille: swatch("vanilla", [5, 10, 26, 2], "#f1e2c5"),
			tanne: swatch("black-green", [52, 16, 40, 88], "#182d26"),
			tinte: swatch("green-black", [29, 0, 0, 93], "#1f2b2f"),
			gold,
			messing,
		},
		ground: process("elfenbein"),
		shade: process("vanille"),
		onGround: process("tinte"),
		ornament: foil("messing"),
		names: foil("tanne"),
		outerLine: process("messing"),
		night: process("tanne"),
		onNight: process("elfenbein"),
		nightLine: process("gold"),
		ink: process("tinte"),
		paperLine: process("messing"),
		choices: [foil("tanne"), process("tinte"), process("messing"), process("gold"), process("elfenbein")],
	},
	bordeaux: {
		swatches: {
			wein: swatch("burgundy", [16, 96, 52, 68], "#5f061d"),
			tinte: swatch("red-black", [0, 100, 0, 85], "#46001a"),
			samt: swatch("velvet", [30, 98, 60, 40], "#7f1130"),
			champagner: swatch("champagne", [2, 6, 9, 0], "#faf2ea"),
			rose: swatch("printed-rose-gold", [8, 30, 30, 2], "#e7bdac"),
			kupfer: swatch("copper", [30, 62, 56, 32], "#90594f"),
		},
		ground: process("wein"),
		shade: process("samt"),
		onGround: process("champagner"),
		ornament: foil("rose"),
		names: foil("rose"),
		outerLine: process("rose"),
		night: process("wein"),
		onNight: process("champagner"),
		nightLine: process("rose"),
		ink: process("tinte"),
		paperLine: process("kupfer"),
		choices: [foil("rose"), process("champagner"), process("rose"), process("kupfer"), process("tinte")],
	},
};

export function paletteOf(colorway: Colorway): Palette {
	const palette = palettes[colorway.key];
	invariant(palette, `Soirée has no colour version ${colorway.key}`);
	return palette;
}

import { MOST_INK, type PressColors, type Swatch } from "@offizin/design";
import type { PrintedProduct } from "@offizin/production";
import { deltaE2000, labOf } from "../photo/color-difference.ts";
import { colorEngine } from "../photo/color-engine.ts";
import { SRGB } from "../photo/color-profile.ts";
import { limitInk } from "../photo/limit-ink.ts";
import { pressColors } from "./ink-colors.ts";
import type { ProfileChoice } from "./profile-choice.ts";

/** A colour as somebody wants it and as it will be printed. */
export interface OwnColor {
	readonly swatch: Swatch;
	/** How the inks are seen on every paper, or material, of the product. */
	readonly pressColors: PressColors;
	/** On the paper that is chosen, "#rrggbb". */
	readonly printed: string;
	/** ΔE00 between the two; below 2 nobody sees it. */
	readonly difference: number;
}

/** The inks that come nearest to a colour of the screen on what it is printed on. `srgb`: "#rrggbb". */
export async function ownColor(
	srgb: string,
	printed: PrintedProduct,
	profiles: ProfileChoice,
): Promise<OwnColor> {
	const chosen = profiles.choose(printed);
	const own = await profiles.colorsOf(chosen);
	// What is printed in sRGB has inks all the same, should it be printed on another paper.
	const press = own.channels === 4 ? own : await profiles.colorsOf(profiles.usual);
	const rgb = channelsOf(srgb);
	const engine = await colorEngine();
	const levels = Uint8Array.from(engine.convert(Uint8Array.from(rgb), { from: SRGB, to: press }));
	// Rounding to whole percents may add two.
	limitInk(levels, MOST_INK - 2);
	const [c = 0, m = 0, y = 0, k = 0] = [...levels].map((level) => Math.round((level / 255) * 100));
	const swatch: Swatch = { name: srgb, cmyk: [c, m, y, k], srgb };
	const seen = await pressColors({ product: printed.productType, swatches: { own: swatch } }, profiles);
	const tints = Object.values(seen.conditions[chosen.proof] ?? {})[0];
	const full = tints?.at(-1) ?? srgb;
	return {
		swatch,
		pressColors: seen,
		printed: full,
		difference: deltaE2000(labOf(...rgb), labOf(...channelsOf(full))),
	};
}

function channelsOf(color: string): [number, number, number] {
	const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
	return [red, green, blue];
}

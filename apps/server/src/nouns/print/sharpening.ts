import type { ColorProfile } from "../../adapters/photo/color-profile.ts";
import type { Sharpening } from "../../adapters/photo/sharpen.ts";
import type { PhotoCut, PhotoPress } from "./photo-press.ts";

/** Pixels: a blur of less reaches no other pixel worth naming. */
const LEAST_RADIUS = 0.35;

/**
 * How a photo is sharpened that has so many pixels in print. One with fewer than the print can show gets a radius of fewer
 * pixels, so that it is as many millimetres; what is seen as pixels already gets none. Inks stay as they were mixed.
 */
export function sharpeningFor(
	own: ColorProfile,
	{
		cut,
		size,
		press,
	}: {
		readonly cut: Pick<PhotoCut, "maxSize">;
		readonly size: { readonly width: number };
		readonly press: Pick<PhotoPress, "sharpen">;
	},
): Sharpening | undefined {
	const { sharpen } = press;
	if (!sharpen || sharpen.amount === 0 || !cut.maxSize || own.channels === 4) return undefined;
	const radius = sharpen.radius * (size.width / cut.maxSize.width);
	return radius < LEAST_RADIUS ? undefined : { ...sharpen, radius };
}

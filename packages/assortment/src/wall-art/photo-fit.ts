import type { Configuration } from "@offizin/solver";
import type { Millimetres } from "./measures.ts";
import { type Pixels, photoArea, pixelsNeeded } from "./resolution.ts";
import { wallArtOf } from "./wall-art.ts";

/** How a photo looks as it is printed, the best first: every detail, soft from near, soft, not printed. */
export const sharpnesses = ["good", "fair", "soft", "refused"] as const;
export type Sharpness = (typeof sharpnesses)[number];

/** What an eye resolves: one minute of arc is 8,732 pixels per inch over the distance in centimetres. */
const EYE = 8732;
const INCH_MM = 25.4;

/** How so many pixels, cropped as they are printed, look in what is chosen. */
export function sharpnessOf(part: Pixels, configuration: Configuration): Sharpness {
	const needed = pixelsNeeded(configuration);
	const has = (level: keyof typeof needed) =>
		part.width >= needed[level].width && part.height >= needed[level].height;
	return has("good") ? "good" : has("warn") ? "fair" : has("block") ? "soft" : "refused";
}

/** Nobody comes nearer to a picture on a wall than this, in centimetres. */
const NEAREST = 60;
/** A picture is taken in as a whole from one and a half times its diagonal. */
const VIEWING = 1.5;

/** From how far a picture of so many millimetres is taken in as a whole; centimetres. */
export function viewingDistance({ width, height }: Millimetres): number {
	return Math.max(NEAREST, (VIEWING * Math.hypot(width, height)) / 10);
}

/** Whether so many pixels are as sharp as the material can show for whoever takes the picture in as a whole, and not soft from near. */
export function looksSharp(part: Pixels, configuration: Configuration): boolean {
	const distance = viewingDistance(wallArtOf(configuration));
	const isSoft = ["soft", "refused"].includes(sharpnessOf(part, configuration));
	return !isSoft && sharpFrom(part, configuration) <= distance;
}

/** The largest part of a photo that has the proportion of what is printed. */
export function partShown(photo: Pixels, configuration: Configuration): Pixels {
	const { width, height } = photoArea(configuration);
	const scale = Math.min(photo.width / width, photo.height / height);
	return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/**
 * From how far, in whole centimetres, so many pixels look as sharp as the material can show; an eye that comes nearer sees
 * that they are few.
 */
export function sharpFrom(part: Pixels, configuration: Configuration): number {
	const area = photoArea(configuration);
	const { good } = wallArtOf(configuration).material.ppi;
	const ppi = INCH_MM * Math.min(part.width / area.width, part.height / area.height);
	return Math.ceil(EYE / Math.min(good, ppi));
}

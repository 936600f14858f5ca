import { type Configuration, parseImageFormat } from "@offizin/solver";
import { looksSharp, partShown, type Sharpness, sharpnesses, sharpnessOf } from "./photo-fit.ts";
import type { Pixels } from "./resolution.ts";

/** Sizes whose share of the photo differs by less than this are cut alike. */
const ALIKE = 0.02;

interface Ranked {
	readonly size: string;
	readonly area: number;
	/** What of the photo is cut off, in steps that nobody tells apart. */
	readonly lost: number;
	readonly sharpness: Sharpness;
	/** From where it is looked at. */
	readonly isSharp: boolean;
	/** How much larger or smaller it is than what is chosen. */
	readonly away: number;
}

/**
 * Of some sizes ("60x40", centimetres) the one a photo hangs in at first, everything else as it is chosen: one that is
 * printed, whatever it cuts; of those the ones that cut least, of these the ones that are sharp from where they are looked
 * at, or else the sharpest, and then the one nearest to the size that is chosen. Where the photo has too few pixels for all of them, the one that asks for the fewest; the chosen one where
 * none can be read.
 */
export function sizeForPhoto(photo: Pixels, sizes: readonly string[], configuration: Configuration): string {
	const ranked = rank(photo, sizes, configuration);
	const printed = ranked.filter(({ sharpness }) => sharpness !== "refused");
	const [best] =
		printed.length > 0
			? printed.toSorted(byCut)
			: ranked.toSorted((one, other) => one.area - other.area || one.lost - other.lost);
	return best?.size ?? configuration.format ?? "";
}

/**
 * The largest of some sizes, not larger than the chosen one, that is sharp and cuts no more off a photo than it must;
 * undefined where none is.
 */
export function sharpSizeFor(
	photo: Pixels,
	sizes: readonly string[],
	configuration: Configuration,
): string | undefined {
	const most = areaOf(configuration.format ?? "") ?? 0;
	const sharp = rank(photo, sizes, configuration).filter(
		({ sharpness, area }) => sharpness === "good" && area < most,
	);
	const [best] = sharp.toSorted((one, other) => one.lost - other.lost || other.area - one.area);
	return best?.size;
}

function byCut(one: Ranked, other: Ranked): number {
	return (
		one.lost - other.lost ||
		Number(other.isSharp) - Number(one.isSharp) ||
		(one.isSharp ? 0 : sharpnesses.indexOf(one.sharpness) - sharpnesses.indexOf(other.sharpness)) ||
		one.away - other.away
	);
}

function rank(photo: Pixels, sizes: readonly string[], configuration: Configuration): readonly Ranked[] {
	const wanted = areaOf(configuration.format ?? "");
	return sizes.flatMap((size) => {
		const area = areaOf(size);
		if (area === undefined) return [];
		const chosen = { ...configuration, format: size };
		const part = partShown(photo, chosen);
		const shown = (part.width * part.height) / (photo.width * photo.height);
		return [
			{
				...{ size, area },
				lost: Math.floor((1 - shown) / ALIKE),
				sharpness: sharpnessOf(part, chosen),
				isSharp: looksSharp(part, chosen),
				away: wanted === undefined ? 0 : Math.abs(Math.log(area / wanted)),
			},
		];
	});
}

/** Square centimetres. */
function areaOf(size: string): number | undefined {
	const parsed = parseImageFormat(size);
	return parsed.ok ? parsed.value.width * parsed.value.height : undefined;
}

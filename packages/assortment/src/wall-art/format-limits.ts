import { parseImageFormat, type Range, type SizeLimits } from "@offizin/solver";
import { type Frame, tightAcrylic } from "./frame.ts";
import type { Material } from "./material.ts";
import { wallArtSizes } from "./sizes.ts";

function overlap(one: Range, other: Range): Range {
	return { min: Math.max(one.min, other.min), max: Math.min(one.max, other.max) };
}

/** Whether a frame is made for a material. */
export function frameTakes(frame: Frame, { key }: Material): boolean {
	return frame.materials.includes(key);
}

/** What a frame takes of a picture, whose mat of so many mm must fit in as well. */
export function frameLimits({ limits: { short, long } }: Frame, matMm: number): SizeLimits {
	const mat = (2 * matMm) / 10;
	return {
		short: { min: short.min, max: short.max - mat },
		long: { min: long.min, max: long.max - mat },
	};
}

function isTight(frame: Frame, { key }: Material): boolean {
	return frame.key === tightAcrylic.frame && tightAcrylic.materials.some((acrylic) => acrylic === key);
}

/**
 * The smallest and largest picture in whole cm, by its short and long edge. Undefined where the frame is not made for
 * the material, or takes no mat.
 */
export function formatLimits(material: Material, frame?: Frame, matMm = 0): SizeLimits | undefined {
	if (!frame) return matMm === 0 ? material.limits : undefined;
	if (!frameTakes(frame, material) || (matMm > 0 && !frame.mat)) return undefined;
	const inFrame = frameLimits(frame, matMm);
	const { short, long } = {
		short: overlap(material.limits.short, inFrame.short),
		long: overlap(material.limits.long, inFrame.long),
	};
	return isTight(frame, material)
		? { short, long: { min: long.min, max: Math.min(long.max, tightAcrylic.long) } }
		: { short, long };
}

/** A ready-made size and the same one lying. */
export function bothWays(size: string): string[] {
	const [short = "", long = ""] = size.split("x");
	return short === long ? [size] : [size, `${long}x${short}`];
}

/** Sizes shown first for a material in a frame; empty where they do not go together. */
export function offeredSizes(material: Material, frame?: Frame, matMm = 0): string[] {
	const limits = formatLimits(material, frame, matMm);
	if (!limits) return [];
	const readyMade = frame?.readyMade?.flatMap(bothWays);
	return wallArtSizes.filter((size) => {
		const format = parseImageFormat(size);
		if (!format.ok || (readyMade && !readyMade.includes(size))) return false;
		const { width, height } = format.value;
		const short = Math.min(width, height);
		const long = Math.max(width, height);
		return (
			short >= limits.short.min &&
			short <= limits.short.max &&
			long >= limits.long.min &&
			long <= limits.long.max
		);
	});
}

/** Limits as a reason tells them. */
export function edgesOf({ short, long }: SizeLimits) {
	return { shortMin: short.min, longMin: long.min, shortMax: short.max, longMax: long.max };
}

import { NONE } from "@offizin/solver";
import type { Material } from "./material.ts";

/** How many parts a picture hangs in, side by side along its longer edge, and how high each of them is. */
export interface Arrangement {
	readonly key: string;
	/** Of each part, from the left or from above: what it takes of the shorter edge, in per mille. */
	readonly shares: readonly number[];
}

const alike = (count: number): Arrangement => ({
	key: String(count),
	shares: Array.from({ length: count }, () => 1000),
});

/** One whole picture first. */
export const arrangements: readonly [Arrangement, ...Arrangement[]] = [
	{ key: NONE, shares: [1000] },
	alike(2),
	alike(3),
	{ key: "3-mitte", shares: [800, 1000, 800] },
	alike(4),
	alike(5),
	{ key: "5-stufen", shares: [600, 800, 1000, 800, 600] },
];

/** Between two parts, in whole millimetres. */
export const partGaps = { min: 0, max: 100, step: 1 } as const;
export const USUAL_GAP = 30;

/** A stretched canvas or a rigid plate hangs beside another; glass and paper are cut to size as well, but a sheet is no part. */
export function canBeParted({ hanging }: Material): boolean {
	return hanging === "canvas" || hanging === "plate" || hanging === "glass";
}

/** A part as it hangs, in mm from the upper left corner of the whole picture. */
export interface PicturePart {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
}

/**
 * The parts of a picture of some size (mm). All parts and gaps together are as long as the whole one; where that leaves
 * a millimetre over, some parts have it.
 */
export function partsOf(
	{ shares }: Arrangement,
	gap: number,
	{ width, height }: Pick<PicturePart, "width" | "height">,
): readonly PicturePart[] {
	const isUpright = height > width;
	const [along, across] = isUpright ? [height, width] : [width, height];
	const count = shares.length;
	const each = (along - (count - 1) * gap) / count;
	return shares.map((share, index) => {
		const from = Math.round(index * each) + index * gap;
		const to = Math.round((index + 1) * each) + index * gap;
		// As much is left above as below.
		const beside = Math.round((across * (1000 - share)) / 2000);
		const [length, wide] = [to - from, across - 2 * beside];
		return isUpright
			? { x: beside, y: from, width: wide, height: length }
			: { x: from, y: beside, width: length, height: wide };
	});
}

import type { Configuration } from "@offizin/solver";
import { WHITE_BORDER_MM } from "./material.ts";
import { type Millimetres, printSize } from "./measures.ts";
import { wallArtOf } from "./wall-art.ts";

export interface Pixels {
	readonly width: number;
	readonly height: number;
}

/** An inch is 25.4 mm; doubled and fivefold to stay whole. */
const inch = { mm: 127, per: 5 } as const;

/** What the photo covers, in mm: without a mirrored or coloured canvas edge and without a white border. */
export function photoArea(configuration: Configuration): Millimetres {
	const { edge, width, height } = wallArtOf(configuration);
	switch (edge) {
		case "spiegel":
		case "farbe":
		case "weiss":
			return { width, height };
		case "rand-weiss":
			return { width: width - 2 * WHITE_BORDER_MM, height: height - 2 * WHITE_BORDER_MM };
		default:
			return printSize(configuration);
	}
}

/**
 * Pixels that the photo needs, cropped as it is printed: `good` shows every detail, fewer than `warn` look soft, fewer
 * than `block` are not printed (domain.md §4.1).
 */
export function pixelsNeeded(
	configuration: Configuration,
): Readonly<Record<"good" | "warn" | "block", Pixels>> {
	const { ppi } = wallArtOf(configuration).material;
	const area = photoArea(configuration);
	const pixels = (mm: number, density: number) => Math.ceil((mm * density * inch.per) / inch.mm);
	const at = (density: number): Pixels => ({
		width: pixels(area.width, density),
		height: pixels(area.height, density),
	});
	return { good: at(ppi.good), warn: at(ppi.warn), block: at(ppi.block) };
}

/**
 * The largest size that a whole photo is good for, in whole cm: "Foto reicht bis 60 × 40 cm". The photo keeps its
 * proportion; material, variant and edge are those of the configuration, its format and frame do not matter. Undefined
 * where the photo is not good for any size of the material.
 */
export function largestSize(
	photo: Pixels,
	configuration: Configuration,
): { readonly width: number; readonly height: number } | undefined {
	const { short, long } = wallArtOf(configuration).material.limits;
	const isLying = photo.width > photo.height;
	const [shortPx, longPx] = isLying ? [photo.height, photo.width] : [photo.width, photo.height];
	if (shortPx < 1) return undefined;
	for (let longEdge = long.max; longEdge >= long.min; longEdge--) {
		const shortEdge = Math.floor((longEdge * shortPx) / longPx);
		if (shortEdge > short.max) continue;
		if (shortEdge < short.min) return undefined;
		const [width, height] = isLying ? [longEdge, shortEdge] : [shortEdge, longEdge];
		const { good } = pixelsNeeded({ ...configuration, format: `${width}x${height}` });
		if (good.width <= photo.width && good.height <= photo.height) return { width, height };
	}
	return undefined;
}

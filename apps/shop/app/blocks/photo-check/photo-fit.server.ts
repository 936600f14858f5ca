import { type MaterialKey, type Pixels, pixelsNeeded } from "@offizin/assortment";
import { firstPicture } from "#app/content/wall-facts.server.ts";

/** Materials the home page shows. */
export const shownMaterials = [
	"leinwand",
	"acrylglas",
	"aludibond",
] as const satisfies readonly MaterialKey[];
type ShownMaterial = (typeof shownMaterials)[number];

/** Formats offered first, long × short side in centimetres. */
export const wallFormats = [
	[30, 20],
	[60, 40],
	[75, 50],
	[90, 60],
	[120, 80],
	[150, 100],
] as const;
type WallFormat = (typeof wallFormats)[number];

/** "60 × 40 cm", never broken over two lines. */
export function formatName([long, short]: readonly [number, number]): string {
	return `${long}\u00a0×\u00a0${short}\u00a0cm`;
}

function needsOf(key: ShownMaterial, [long, short]: WallFormat) {
	return pixelsNeeded(firstPicture(key, `${long}x${short}`));
}

/** Pixels for a picture that is sharp also from near; a canvas needs them for what goes around its edge, too. */
export function pixelsForGood(key: ShownMaterial, format: WallFormat): Pixels {
	return needsOf(key, format).good;
}

export interface PhotoFit {
	readonly key: ShownMaterial;
	/** Largest format that looks good, and the largest before it looks soft; undefined when not even the smallest. */
	readonly good: string | undefined;
	readonly least: string | undefined;
}

/** Whether a photo has the pixels, whichever way it is turned. */
export function reaches({ width, height }: Pixels, needed: Pixels): boolean {
	return Math.max(width, height) >= needed.width && Math.min(width, height) >= needed.height;
}

/** How large a photo can hang, per material. Which side is which does not matter. */
export function fitPhoto(photo: Pixels): PhotoFit[] {
	return shownMaterials.map((key) => {
		const largest = (level: "good" | "warn") => {
			const fitting = wallFormats.filter((format) => reaches(photo, needsOf(key, format)[level]));
			const format = fitting.at(-1);
			return format ? formatName(format) : undefined;
		};
		return { key, good: largest("good"), least: largest("warn") };
	});
}

/** Whole pixels of a photo side out of an address, or undefined. */
export function parsePixels(text: string | null): number | undefined {
	if (text === null || !/^\d{2,5}$/.test(text.trim())) return undefined;
	return Number(text);
}

import { effectivePpi, type PhotoElement, type PixelSize, uprightSlot } from "@offizin/design";
import { type PhotoLimits, printLimits } from "@offizin/formats";
import { toMm, type Um } from "@offizin/units";

/** Why a photo prints well or not, in numbers to be put into words. */
export interface PhotoResolution {
	readonly ppi: number;
	readonly level: "good" | "fair" | "low" | "refused";
	/** Pixels of the whole photo. */
	readonly photo: PixelSize;
	/** Pixels of the part that is printed. */
	readonly part: PixelSize;
	readonly isCropped: boolean;
	/** Print size in whole millimetres. */
	readonly print: { readonly width: number; readonly height: number };
	/** Pixels needed at this size at the least, and for a good print. */
	readonly least: PixelSize;
	readonly good: PixelSize;
}

/** Undefined for an empty slot. */
export function photoResolution(
	element: PhotoElement,
	limits: PhotoLimits = printLimits.ppi,
): PhotoResolution | undefined {
	const found = effectivePpi(element);
	const { photo, box } = element;
	if (found === undefined || !photo) return undefined;
	const slot = uprightSlot(box, photo.turn);
	const pixelsFor = (ppi: number): PixelSize => ({
		width: pixels(slot.width, ppi),
		height: pixels(slot.height, ppi),
	});
	return {
		ppi: Math.floor(found),
		level: levelOf(found, limits),
		photo: { width: photo.width, height: photo.height },
		part: { width: photo.crop.width, height: photo.crop.height },
		isCropped: photo.crop.width < photo.width * 0.98 && photo.crop.height < photo.height * 0.98,
		print: { width: Math.round(toMm(box.width)), height: Math.round(toMm(box.height)) },
		least: pixelsFor(limits.warn),
		good: pixelsFor(limits.good),
	};
}

function levelOf(found: number, { good, warn, refuse }: PhotoLimits): PhotoResolution["level"] {
	if (found >= good) return "good";
	if (found >= warn) return "fair";
	return found >= refuse ? "low" : "refused";
}

function pixels(length: Um, ppi: number): number {
	return Math.ceil((toMm(length) / 25.4) * ppi);
}

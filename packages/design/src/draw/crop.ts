import { ppi, type Size } from "@offizin/units";
import type { Crop, PhotoElement, PlacedPhoto } from "../document/photo-element.ts";

export interface PixelSize {
	readonly width: number;
	readonly height: number;
}

/** A point of the upright photo, in shares of its width and height from the upper left corner. */
export interface Focus {
	readonly x: number;
	readonly y: number;
}

/** A photo before it lies in a slot; `focus`: where the eye goes first, its middle when nobody has looked. */
export interface SeenPhoto extends PixelSize {
	readonly focus?: Focus | undefined;
}

/** The largest part of a photo that has the shape of the slot, as near around its focus as the photo allows. */
export function coverCrop(photo: SeenPhoto, slot: Size): Crop {
	const { x, y } = photo.focus ?? { x: 0.5, y: 0.5 };
	return zoomCrop(photo, slot, { zoom: 1, centerX: x, centerY: y });
}

/** The middle of what is seen of a placed photo: that is what somebody looked for, or left as it was. */
export function focusOfCrop({ width, height, crop }: PixelSize & { readonly crop: Crop }): Focus {
	return { x: (crop.x + crop.width / 2) / width, y: (crop.y + crop.height / 2) / height };
}

/** What pan and zoom mean: 1 shows as much as fits, larger magnifies; the centre in fractions of the photo. */
export interface CropView {
	readonly zoom: number;
	readonly centerX: number;
	readonly centerY: number;
}

export const MAX_ZOOM = 6;

/** The crop for a view, kept inside the photo, in whole pixels with the shape of the slot. */
export function zoomCrop(photo: PixelSize, slot: Size, view: CropView): Crop {
	const aspect = slot.width / slot.height;
	const zoom = Math.min(Math.max(view.zoom, 1), MAX_ZOOM);
	const widest = Math.min(photo.width, photo.height * aspect) / zoom;
	const width = Math.max(1, Math.round(widest));
	const height = Math.min(photo.height, Math.max(1, Math.round(widest / aspect)));
	const place = (center: number, part: number, whole: number) =>
		Math.min(Math.max(Math.round(center * whole - part / 2), 0), whole - part);
	return {
		x: place(view.centerX, width, photo.width),
		y: place(view.centerY, height, photo.height),
		width,
		height,
	};
}

/** The view that leads to a crop. */
export function viewOfCrop(photo: PixelSize, slot: Size, crop: Crop): CropView {
	const widest = Math.min(photo.width, photo.height * (slot.width / slot.height));
	return {
		zoom: widest / crop.width,
		centerX: (crop.x + crop.width / 2) / photo.width,
		centerY: (crop.y + crop.height / 2) / photo.height,
	};
}

/** The slot as the upright photo sees it: a quarter turn swaps its sides. */
export function uprightSlot(slot: Size, turn: PlacedPhoto["turn"]): Size {
	return turn === 90 || turn === 270 ? { width: slot.height, height: slot.width } : slot;
}

/** Pixels per inch of the placed photo at print size; undefined for an empty slot. */
export function effectivePpi({ photo, box }: PhotoElement): number | undefined {
	if (!photo) return undefined;
	const { width, height } = uprightSlot(box, photo.turn);
	return Math.min(ppi(photo.crop.width, width), ppi(photo.crop.height, height));
}

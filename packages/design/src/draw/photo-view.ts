import type { Size } from "@offizin/units";
import type { Crop, PhotoElement, PlacedPhoto } from "../document/photo-element.ts";
import { type CropView, type PixelSize, tiltedExtent, uprightSlot, viewOfCrop, zoomCrop } from "./crop.ts";

/** A photo as it lies in its slot. */
type LyingPhoto = PixelSize & Pick<PlacedPhoto, "turn" | "mirrored" | "tilt">;

/** Where the placed photo is seen from; undefined for an empty slot. */
export function photoView({ photo, box }: PhotoElement): CropView | undefined {
	return photo ? viewOfCrop(photo, uprightSlot(box, photo.turn), photo.crop, photo.tilt) : undefined;
}

/** The crop for a view of a photo in its slot, turned as it is. */
export function cropOfView(photo: LyingPhoto, slot: Size, view: CropView): Crop {
	return zoomCrop(photo, uprightSlot(slot, photo.turn), view, photo.tilt);
}

/** The crop of a photo once it is tilted by hundredths of a degree: around the same middle, as far magnified. */
export function tiltedCrop(photo: PlacedPhoto, slot: Size, tilt: number): Crop {
	const upright = uprightSlot(slot, photo.turn);
	return zoomCrop(photo, upright, viewOfCrop(photo, upright, photo.crop, photo.tilt), tilt);
}

/** Moves the photo inside its slot by micrometres of the slot: a positive `dx` shows more of what lies on its left. */
export function panView(photo: LyingPhoto, slot: Size, view: CropView, dx: number, dy: number): CropView {
	const crop = cropOfView(photo, slot, view);
	const upright = uprightSlot(slot, photo.turn);
	const shift = onPhoto(photo, dx, dy);
	const centerX = view.centerX - (shift.x * crop.width) / upright.width / photo.width;
	const centerY = view.centerY - (shift.y * crop.height) / upright.height / photo.height;
	return keepInside(photo, slot, { zoom: view.zoom, centerX, centerY });
}

/** A way across the slot as a way across the upright photo: turned back first, then mirrored and tilted back. */
function onPhoto({ turn, mirrored, tilt = 0 }: LyingPhoto, dx: number, dy: number): { x: number; y: number } {
	const backs = {
		0: { x: dx, y: dy },
		90: { x: dy, y: -dx },
		180: { x: -dx, y: -dy },
		270: { x: -dy, y: dx },
	};
	const { x, y } = backs[turn ?? 0];
	const angle = (-tilt / 100) * (Math.PI / 180);
	const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
	const across = mirrored ? -x : x;
	return { x: across * cos - y * sin, y: across * sin + y * cos };
}

/** Magnifies by a factor about a point of the slot, in micrometres from its centre. */
export function zoomView(
	photo: LyingPhoto,
	slot: Size,
	view: CropView,
	factor: number,
	focus = { x: 0, y: 0 },
): CropView {
	const zoom = Math.max(1, view.zoom * factor);
	const grown = zoom / view.zoom;
	const centred = panView(photo, slot, view, -focus.x, -focus.y);
	const larger = { zoom, centerX: centred.centerX, centerY: centred.centerY };
	const back = panView(photo, slot, larger, focus.x, focus.y);
	return grown === 1 ? keepInside(photo, slot, view) : back;
}

/** The view of the crop that can really be printed: never beyond the photo's edge. */
function keepInside(photo: LyingPhoto, slot: Size, view: CropView): CropView {
	const part = tiltedExtent(cropOfView(photo, slot, view), uprightSlot(slot, photo.turn), photo.tilt ?? 0);
	const halfX = part.width / 2 / photo.width;
	const halfY = part.height / 2 / photo.height;
	return {
		zoom: view.zoom,
		centerX: Math.min(Math.max(view.centerX, halfX), 1 - halfX),
		centerY: Math.min(Math.max(view.centerY, halfY), 1 - halfY),
	};
}

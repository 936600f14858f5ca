import { type CropView, type PhotoElement, type PixelSize, viewOfCrop, zoomCrop } from "@offizin/design";
import type { Size } from "@offizin/units";

/** Where the placed photo is seen from; undefined for an empty slot. */
export function photoView({ photo, box }: PhotoElement): CropView | undefined {
	return photo ? viewOfCrop(photo, box, photo.crop) : undefined;
}

/** Moves the photo inside its slot by micrometres of the slot: a positive `dx` shows more of its left. */
export function panView(photo: PixelSize, slot: Size, view: CropView, dx: number, dy: number): CropView {
	const crop = zoomCrop(photo, slot, view);
	const centerX = view.centerX - (dx * crop.width) / slot.width / photo.width;
	const centerY = view.centerY - (dy * crop.height) / slot.height / photo.height;
	return keepInside(photo, slot, { zoom: view.zoom, centerX, centerY });
}

/** Magnifies by a factor about a point of the slot, in micrometres from its centre. */
export function zoomView(
	photo: PixelSize,
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
function keepInside(photo: PixelSize, slot: Size, view: CropView): CropView {
	const part = zoomCrop(photo, slot, view);
	const halfX = part.width / 2 / photo.width;
	const halfY = part.height / 2 / photo.height;
	return {
		zoom: view.zoom,
		centerX: Math.min(Math.max(view.centerX, halfX), 1 - halfX),
		centerY: Math.min(Math.max(view.centerY, halfY), 1 - halfY),
	};
}

import type { Box } from "@offizin/units";
import type { PhotoElement } from "../document/photo-element.ts";
import { uprightSlot, viewOfCrop, zoomCrop } from "../draw/crop.ts";
import { isSameBox } from "./is-same-box.ts";

const known = new WeakMap<PhotoElement, PhotoElement>();

/** A photo in another box, showing the middle of what it showed, as near as before; the same object where it lies there. */
export function photoIn(element: PhotoElement, box: Box): PhotoElement {
	if (isSameBox(element.box, box)) return element;
	const fitted = known.get(element);
	if (fitted && isSameBox(fitted.box, box)) return fitted;
	const { photo } = element;
	const made = { ...element, box, photo: photo && { ...photo, crop: cropIn(element, photo, box) } };
	known.set(element, made);
	return made;
}

function cropIn({ box }: PhotoElement, photo: NonNullable<PhotoElement["photo"]>, picture: Box) {
	const { turn, tilt } = photo;
	const view = viewOfCrop(photo, uprightSlot(box, turn), photo.crop, tilt);
	return zoomCrop(photo, uprightSlot(picture, turn), view, tilt);
}

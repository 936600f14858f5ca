import { type Box, box } from "@offizin/units";
import type { PhotoElement, PlacedPhoto } from "../document/photo-element.ts";
import { lyingOf, type PixelSize, uprightSlot, viewOfCrop, zoomCrop } from "../draw/crop.ts";
import { isSameBox } from "./is-same-box.ts";

const known = new WeakMap<PhotoElement, PhotoElement>();

/** A photo in another box, showing the middle of what it showed, as near as before; the same object where it lies there. */
export function photoIn(element: PhotoElement, place: Box): PhotoElement {
	return fittedTo(element, place, (photo) => cropIn(element, photo, place));
}

/** A photo that is seen whole, as large as it fits into a box, in its middle; the same object where it lies there. */
export function wholePhotoIn(element: PhotoElement, place: Box): PhotoElement {
	const { photo } = element;
	return fittedTo(element, photo ? wholeBox(photo, place) : place, wholeCrop);
}

const uncut = new WeakMap<PhotoElement, PhotoElement>();

/** All of a photo in a box of its shape, as it was taken; the same object where it lies there so. */
export function uncutPhotoIn(element: PhotoElement, place: Box): PhotoElement {
	const { photo } = element;
	if (isSameBox(element.box, place) && (!photo || isAsTaken(photo))) return element;
	const fitted = uncut.get(element);
	if (fitted && isSameBox(fitted.box, place)) return fitted;
	const made = { ...element, box: place, photo: photo && asTaken(photo) };
	uncut.set(element, made);
	return made;
}

function isAsTaken({ crop, width, height, ...lying }: PlacedPhoto): boolean {
	return crop.width === width && crop.height === height && Object.keys(lyingOf(lying)).length === 0;
}

function asTaken({ upload, width, height, outline }: PlacedPhoto): PlacedPhoto {
	const crop = wholeCrop({ width, height });
	return { upload, width, height, crop, ...(outline !== undefined && { outline }) };
}

function fittedTo(
	element: PhotoElement,
	place: Box,
	cropOf: (photo: PlacedPhoto) => PlacedPhoto["crop"],
): PhotoElement {
	if (isSameBox(element.box, place)) return element;
	const fitted = known.get(element);
	if (fitted && isSameBox(fitted.box, place)) return fitted;
	const { photo } = element;
	const made = { ...element, box: place, photo: photo && { ...photo, crop: cropOf(photo) } };
	known.set(element, made);
	return made;
}

/** Where a photo that is seen whole lies: as large as its shape allows, in the middle. */
export function wholeBox(photo: PixelSize & Pick<PlacedPhoto, "turn">, place: Box): Box {
	const isTurned = photo.turn === 90 || photo.turn === 270;
	const [width, height] = isTurned ? [photo.height, photo.width] : [photo.width, photo.height];
	const scale = Math.min(place.width / width, place.height / height);
	const [across, down] = [Math.round(width * scale), Math.round(height * scale)];
	return box(
		place.x + Math.round((place.width - across) / 2),
		place.y + Math.round((place.height - down) / 2),
		across,
		down,
	);
}

export function wholeCrop({ width, height }: PixelSize): PlacedPhoto["crop"] {
	return { x: 0, y: 0, width, height };
}

function cropIn({ box }: PhotoElement, photo: PlacedPhoto, place: Box) {
	const { turn, tilt } = photo;
	const view = viewOfCrop(photo, uprightSlot(box, turn), photo.crop, tilt);
	return zoomCrop(photo, uprightSlot(place, turn), view, tilt);
}

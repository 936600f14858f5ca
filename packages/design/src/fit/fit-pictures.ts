import type { Format } from "@offizin/formats";
import { type Box, box } from "@offizin/units";
import type { DesignDocument, DesignPage } from "../document/document.ts";
import type { PhotoElement, PlacedPhoto } from "../document/photo-element.ts";
import { type PixelSize, uprightSlot, viewOfCrop, zoomCrop } from "../draw/crop.ts";
import { withFacts } from "../facts/with-facts.ts";

const known = new WeakMap<PhotoElement, PhotoElement>();

/**
 * The document as it is seen and printed: its facts in every text that asks for one, and photos that fill the picture of
 * their page (`PhotoElement.fills`) as large as that is in the format, showing what they showed as nearly as its shape allows;
 * those that lie whole on it, in the middle of its paper.
 * What is written stays as it is, so that another size and back again leads to the same part of the photo.
 */
export function asMade(document: DesignDocument, format: Pick<Format, "pages">): DesignDocument {
	return withPicturesFitted(withFacts(document), format);
}

/** The same with its facts still asked for: what a command is applied to. */
export function withPicturesFitted(document: DesignDocument, format: Pick<Format, "pages">): DesignDocument {
	const pages = document.pages.map((page) => {
		const own = format.pages.find(({ key }) => key === page.key);
		return own?.picture ? filled(page, { picture: own.picture, whole: own.whole ?? own.picture }) : page;
	});
	return pages.some((page, index) => page !== document.pages[index]) ? { ...document, pages } : document;
}

interface Places {
	readonly picture: Box;
	readonly whole: Box;
}

function filled(page: DesignPage, { picture, whole }: Places): DesignPage {
	const elements = page.elements.map((element) => {
		if (element.type !== "photo" || !element.fills) return element;
		return element.fills === "picture" ? inPicture(element, picture) : wholeIn(element, whole);
	});
	return elements.some((element, index) => element !== page.elements[index]) ? { ...page, elements } : page;
}

function inPicture(element: PhotoElement, picture: Box): PhotoElement {
	return fittedTo(element, picture, (photo) => cropIn(element, photo, picture));
}

function wholeIn(element: PhotoElement, place: Box): PhotoElement {
	const { photo } = element;
	return fittedTo(element, photo ? wholeBox(photo, place) : place, wholeCrop);
}

function fittedTo(
	element: PhotoElement,
	place: Box,
	cropOf: (photo: PlacedPhoto) => PlacedPhoto["crop"],
): PhotoElement {
	if (isSame(element.box, place)) return element;
	const fitted = known.get(element);
	if (fitted && isSame(fitted.box, place)) return fitted;
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

function cropIn({ box }: PhotoElement, photo: PlacedPhoto, picture: Box) {
	const { turn, tilt } = photo;
	const view = viewOfCrop(photo, uprightSlot(box, turn), photo.crop, tilt);
	return zoomCrop(photo, uprightSlot(picture, turn), view, tilt);
}

function isSame(one: Box, other: Box): boolean {
	return one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height;
}

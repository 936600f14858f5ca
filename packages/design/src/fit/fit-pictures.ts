import type { Format } from "@offizin/formats";
import type { Box } from "@offizin/units";
import type { DesignDocument, DesignPage } from "../document/document.ts";
import type { PhotoElement } from "../document/photo-element.ts";
import { uprightSlot, viewOfCrop, zoomCrop } from "../draw/crop.ts";
import { withFacts } from "../facts/with-facts.ts";

const known = new WeakMap<PhotoElement, PhotoElement>();

/**
 * The document as it is seen and printed: its facts in every text that asks for one, and photos that fill the picture of
 * their page (`PhotoElement.fills`) as large as that is in the format, showing what they showed as nearly as its shape allows.
 * What is written stays as it is, so that another size and back again leads to the same part of the photo.
 */
export function asMade(document: DesignDocument, format: Pick<Format, "pages">): DesignDocument {
	return withPicturesFitted(withFacts(document), format);
}

/** The same with its facts still asked for: what a command is applied to. */
export function withPicturesFitted(document: DesignDocument, format: Pick<Format, "pages">): DesignDocument {
	const pages = document.pages.map((page) => {
		const picture = format.pages.find(({ key }) => key === page.key)?.picture;
		return picture ? filled(page, picture) : page;
	});
	return pages.some((page, index) => page !== document.pages[index]) ? { ...document, pages } : document;
}

function filled(page: DesignPage, picture: Box): DesignPage {
	const elements = page.elements.map((element) =>
		element.type === "photo" && element.fills === "picture" ? inPicture(element, picture) : element,
	);
	return elements.some((element, index) => element !== page.elements[index]) ? { ...page, elements } : page;
}

function inPicture(element: PhotoElement, picture: Box): PhotoElement {
	if (isSame(element.box, picture)) return element;
	const fitted = known.get(element);
	if (fitted && isSame(fitted.box, picture)) return fitted;
	const { photo } = element;
	const made = {
		...element,
		box: picture,
		photo: photo && { ...photo, crop: cropIn(element, photo, picture) },
	};
	known.set(element, made);
	return made;
}

function cropIn({ box }: PhotoElement, photo: NonNullable<PhotoElement["photo"]>, picture: Box) {
	const { turn, tilt } = photo;
	const view = viewOfCrop(photo, uprightSlot(box, turn), photo.crop, tilt);
	return zoomCrop(photo, uprightSlot(picture, turn), view, tilt);
}

function isSame(one: Box, other: Box): boolean {
	return one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height;
}

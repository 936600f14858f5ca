import {
	type Crop,
	coverCrop,
	type DesignDocument,
	type DesignElement,
	findElement,
	type PhotoElement,
	type PixelSize,
	rightsOf,
} from "@offizin/design";

/** A photo on its way to the server: already seen where it will be, not yet part of the design. */
export interface IncomingPhoto {
	/** Names the picture until the upload has an id. */
	readonly key: string;
	/** The slot it is for; null: for the tray alone. */
	readonly element: string | null;
	readonly fileName: string;
	/** What the browser could read of it, and whether somebody moved it; null when it cannot show the file. */
	readonly preview: (PixelSize & { readonly crop: Crop; readonly isMoved: boolean }) | null;
	/** From 0 to 1. */
	readonly progress: number;
	readonly failure: UploadFailure | null;
}

/** `canRetry`: the connection or the server broke; otherwise the file itself was refused. */
export interface UploadFailure {
	readonly canRetry: boolean;
	/** The words of the server; null when it said nothing. */
	readonly message: string | null;
}

/** Still expected to arrive; a photo the server has refused is not. */
export function isComing({ failure }: IncomingPhoto): boolean {
	return failure === null || failure.canRetry;
}

/** Where a new photo goes: the selected slot, else the first empty one (this page first), else the first of all. */
export function slotForPhoto(
	document: DesignDocument,
	page: string,
	selected: string | null,
	incoming: readonly IncomingPhoto[],
): string | undefined {
	const chosen = selected === null ? undefined : findElement(document, selected);
	if (chosen && isOpen(chosen)) return chosen.id;
	const slots = slotsFrom(document, page);
	return (slots.find((slot) => isFree(slot, incoming)) ?? slots[0])?.id;
}

/** Where several photos go: the first like a single one, the others into empty slots in order, as far as there are any. */
export function slotsForPhotos(
	document: DesignDocument,
	page: string,
	selected: string | null,
	incoming: readonly IncomingPhoto[],
	count: number,
): string[] {
	const first = slotForPhoto(document, page, selected, incoming);
	if (first === undefined) return [];
	const others = freeSlots(document, page, incoming).filter((id) => id !== first);
	return [first, ...others].slice(0, count);
}

/** Every slot without a photo and with none on its way, those of one page first. */
export function freeSlots(
	document: DesignDocument,
	page: string,
	incoming: readonly IncomingPhoto[],
): string[] {
	return slotsFrom(document, page)
		.filter((slot) => isFree(slot, incoming))
		.map(({ id }) => id);
}

/** Every slot of a document, those of one page first. */
function slotsFrom(document: DesignDocument, page: string): PhotoElement[] {
	const here = document.pages.filter(({ key }) => key === page);
	const pages = [...here, ...document.pages.filter(({ key }) => key !== page)];
	return pages.flatMap(({ elements }) => elements.filter(isOpen));
}

/** Whether a person chooses what is in a frame. */
function isOpen(element: DesignElement): element is PhotoElement {
	return element.type === "photo" && rightsOf(element).has("content");
}

function isFree(slot: PhotoElement, incoming: readonly IncomingPhoto[]): boolean {
	return !slot.photo && !incoming.some(({ element }) => element === slot.id);
}

export function incomingPreview(document: DesignDocument, element: string | null, size: PixelSize) {
	if (element === null) return null;
	const slot = findElement(document, element);
	return slot?.type === "photo" ? { ...size, crop: coverCrop(size, slot.box), isMoved: false } : null;
}

function localPhoto(upload: string, { width, height, crop }: NonNullable<IncomingPhoto["preview"]>) {
	return { upload, width, height, crop };
}

/** The document with incoming photos in their slots: for the screen only. */
export function withIncoming(document: DesignDocument, incoming: readonly IncomingPhoto[]): DesignDocument {
	const placed = incoming.filter((photo) => photo.preview !== null && isComing(photo));
	if (placed.length === 0) return document;
	const seen = (element: DesignDocument["pages"][number]["elements"][number]) => {
		const photo = placed.find((candidate) => candidate.element === element.id);
		return element.type === "photo" && photo?.preview
			? { ...element, photo: localPhoto(photo.key, photo.preview) }
			: element;
	};
	return {
		...document,
		pages: document.pages.map((page) =>
			page.elements.some(({ id }) => placed.some(({ element }) => element === id))
				? { ...page, elements: page.elements.map(seen) }
				: page,
		),
	};
}

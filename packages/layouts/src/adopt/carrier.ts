import {
	applyCommand,
	type Command,
	type DesignDocument,
	type DesignElement,
	elementsOf,
	findElement,
	focusOfCrop,
	photosOf,
} from "@offizin/design";

/** What a person made that the other template has no place for. */
export interface Unplaced {
	readonly element: string;
	/** Of the element, as it is called in the design it comes from. */
	readonly label: string;
	readonly type: DesignElement["type"];
}

export interface Adopted {
	readonly document: DesignDocument;
	readonly unplaced: readonly Unplaced[];
}

/** A design, the template it was begun with, and the one it is to be made from. */
export interface Adoption {
	readonly document: DesignDocument;
	readonly from: DesignDocument;
	readonly to: DesignDocument;
}

type PhotoLookup = Parameters<typeof applyCommand>[2];

/** The document that is being made. */
export interface Carrier {
	readonly current: () => DesignDocument;
	/** Whether it could be done; what is refused changes nothing. */
	readonly make: (command: Command) => boolean;
	readonly leave: (element: DesignElement) => void;
	/** The photos of the design it comes from. */
	readonly photo: PhotoLookup;
}

export function createCarrier(start: DesignDocument, source: DesignDocument) {
	let document = start;
	const unplaced: Unplaced[] = [];
	const sizes = new Map(
		photosOf(source).map((photo) => [photo.upload, { ...photo, focus: focusOfCrop(photo) }]),
	);
	const photo: PhotoLookup = (upload) => sizes.get(upload);
	const carrier: Carrier = {
		photo,
		current: () => document,
		make(command) {
			const applied = applyCommand(document, command, photo);
			if (applied.ok) document = applied.value.document;
			return applied.ok;
		},
		leave: ({ id, label, type }) => void unplaced.push({ element: id, label, type }),
	};
	return { ...carrier, adopted: (): Adopted => ({ document, unplaced }) };
}

/** Elements of a design that are the theme's, each with what the theme had made of it. */
export function themed({ document, from }: Adoption): { own: DesignElement; theirs: DesignElement }[] {
	return elementsOf(document).flatMap((own) => {
		const theirs = findElement(from, own.id);
		return theirs?.type === own.type ? [{ own, theirs }] : [];
	});
}

import {
	adaptClip,
	type DesignDocument,
	elementBounds,
	elementsOf,
	type LeftOut,
	LIBRARY,
	simpleCommands,
	together,
} from "@offizin/design";
import { type Box, boxAround, intersects } from "@offizin/units";
import type { KnownPhotos } from "../change.ts";
import { ASIDE, type Copied, copiesOf } from "../placing/copies.ts";

export interface Pasted {
	/** Undefined where nothing of it can be had here. */
	readonly copied: Copied | undefined;
	readonly leftOut: readonly LeftOut[];
}

export interface PasteTarget {
	readonly page: string;
	readonly area: Box;
	/** Photos that this person may use. */
	readonly photos: KnownPhotos;
}

/** Puts a clip onto a page, drawings of the library and colours of a person's own along with it: where it was, a little aside where that is taken, in the middle where that is off the page. */
export function paste(
	document: DesignDocument,
	clip: DesignDocument,
	{ page, area, photos }: PasteTarget,
	freeId: (kind: string) => string,
): Pasted {
	const drawings = Object.entries(clip.artworks).filter(
		([key]) => key.startsWith(LIBRARY) && !Object.hasOwn(document.artworks, key),
	);
	const ready = { ...document, artworks: { ...document.artworks, ...Object.fromEntries(drawings) } };
	const { elements, swatches, leftOut } = adaptClip(clip, ready, (upload) => photos[upload]);
	const bounds = boxAround(elements.map((one) => elementBounds(clip, one)));
	if (!bounds) return { copied: undefined, leftOut };
	const onPage = document.pages.find(({ key }) => key === page)?.elements ?? [];
	const isTaken = (by: number) =>
		elements.some((one) => onPage.some(({ box }) => box.x === one.box.x + by && box.y === one.box.y + by));
	let aside = 0;
	while (isTaken(aside)) aside += ASIDE;
	const there: Box = { ...bounds, x: bounds.x + aside, y: bounds.y + aside } as Box;
	const by = intersects(there, area)
		? { x: aside, y: aside }
		: {
				x: area.x + (area.width - bounds.width) / 2 - bounds.x,
				y: area.y + (area.height - bounds.height) / 2 - bounds.y,
			};
	const copied = copiesOf(elements, { page, by, keepsGroup: false }, freeId);
	if (!copied) return { copied, leftOut };
	const command = together([
		...swatches.map((swatch) => ({ type: "addSwatch", swatch }) as const),
		...drawings.map(([key, artwork]) => ({ type: "addArtwork", key, artwork }) as const),
		...simpleCommands(copied.command),
	]);
	return { copied: { ...copied, ...(command && { command }) }, leftOut };
}

/** The photos of a clip that are not known yet whether this person may use them. */
export function unknownPhotos(clip: DesignDocument, photos: KnownPhotos): string[] {
	const uploads = elementsOf(clip).flatMap((one) =>
		one.type === "photo" && one.photo ? [one.photo.upload] : [],
	);
	return [...new Set(uploads)].filter((upload) => !Object.hasOwn(photos, upload));
}

/** What other programs can take of a clip: its words. */
export function wordsOf(clip: DesignDocument): string {
	return elementsOf(clip)
		.flatMap((one) => (one.type === "text" ? [one.text] : one.type === "qr" ? [one.content] : []))
		.join("\n");
}

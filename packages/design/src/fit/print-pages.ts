import { invariant } from "@offizin/base";
import type { Page } from "@offizin/formats";
import type { Size } from "@offizin/units";
import type { DesignDocument, DesignPage } from "../document/document.ts";
import type { PhotoElement, PlacedPhoto } from "../document/photo-element.ts";
import {
	type CropView,
	coverCrop,
	type Focus,
	type SeenPhoto,
	uprightSlot,
	viewOfCrop,
	zoomCrop,
} from "../draw/crop.ts";
import { isSameBox } from "./is-same-box.ts";
import { wholeBox, wholeCrop } from "./photo-in.ts";

/** A photo as it is wanted on paper. */
export interface Print {
	readonly photo: SeenPhoto & { readonly upload: string };
	/** Nothing of it is cut off: paper stays white around it. */
	readonly isWhole: boolean;
	/** Of a photo that is cropped, what somebody looked for, on any paper; as much as fits around its focus where it is absent. */
	readonly view?: CropView;
	/** From 1. */
	readonly copies: number;
	readonly backText?: string;
}

/**
 * A page for each print, shaped as one of the format. A photo is never cut for how it lies: a lying one is turned where the
 * page is upright, and whoever holds the print turns it back.
 */
export function printPages(prints: readonly Print[], shape: Page): DesignPage[] {
	return prints.map((print, index) => {
		const { copies, backText } = print;
		return {
			key: `print-${index + 1}`,
			...(shape.like !== undefined && { like: shape.like }),
			...(copies > 1 && { copies }),
			...(backText !== undefined && { backText }),
			elements: [elementOf(print, `photo-${index + 1}`, shape)],
		};
	});
}

function elementOf(
	{ photo: { upload, ...seen }, isWhole, view }: Print,
	id: string,
	{ picture, whole = picture }: Page,
): PhotoElement {
	invariant(picture && whole, "a print has a place for its photo");
	const { width, height } = seen;
	const isTurned = width > height && picture.width < picture.height;
	const lying = isTurned ? ({ turn: 90 } as const) : {};
	const box = isWhole ? wholeBox({ width, height, ...lying }, whole) : picture;
	const slot = uprightSlot(picture, lying.turn);
	const cropped = view ? zoomCrop(seen, slot, view) : coverCrop(seen, slot);
	const photo: PlacedPhoto = { upload, width, height, crop: isWhole ? wholeCrop(seen) : cropped, ...lying };
	return {
		...{ id, label: "picture", type: "photo", shape: "rect", rotation: 0 },
		...{ box, photo, fills: isWhole ? "whole" : "picture", may: ["content"] },
	};
}

/**
 * The prints a document is made of, in its order; pages without a photo are none. By the focus of a photo it is known where
 * nobody has looked for another part of it.
 */
export function printsIn(
	{ pages }: Pick<DesignDocument, "pages">,
	focusOf: (upload: string) => Focus | undefined,
): Print[] {
	return pages.flatMap(({ elements, copies = 1, backText }): Print[] => {
		const element = elements.find((one) => one.type === "photo");
		if (element?.type !== "photo" || !element.photo) return [];
		const { upload, width, height } = element.photo;
		const isWhole = element.fills === "whole";
		const view = isWhole ? undefined : lookedFor(element.photo, element.box, focusOf(upload));
		return [
			{
				photo: { upload, width, height },
				isWhole,
				copies,
				...(view && { view }),
				...(backText !== undefined && { backText }),
			},
		];
	});
}

/** The part that somebody has looked for; undefined for what is seen before. */
function lookedFor(photo: PlacedPhoto, box: Size, focus: Focus | undefined): CropView | undefined {
	const { crop, turn } = photo;
	const slot = uprightSlot(box, turn);
	const before = coverCrop({ width: photo.width, height: photo.height, focus }, slot);
	return isSameBox(crop, before) ? undefined : viewOfCrop(photo, slot, crop);
}

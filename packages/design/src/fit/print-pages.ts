import { invariant } from "@offizin/base";
import type { Page } from "@offizin/formats";
import type { DesignDocument, DesignPage } from "../document/document.ts";
import type { Crop, PhotoElement, PlacedPhoto } from "../document/photo-element.ts";
import { coverCrop, type SeenPhoto, uprightSlot } from "../draw/crop.ts";
import { wholeBox, wholeCrop } from "./photo-in.ts";

/** A photo as it is wanted on paper. */
export interface Print {
	readonly photo: SeenPhoto & { readonly upload: string };
	/** Nothing of it is cut off: paper stays white around it. */
	readonly isWhole: boolean;
	/** Of a photo that is cropped, what somebody looked for; as much as fits around its focus where it is absent. */
	readonly crop?: Crop;
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
	{ photo: { upload, ...seen }, isWhole, crop }: Print,
	id: string,
	{ picture, whole = picture }: Page,
): PhotoElement {
	invariant(picture && whole, "a print has a place for its photo");
	const { width, height } = seen;
	const isTurned = width > height && picture.width < picture.height;
	const lying = isTurned ? ({ turn: 90 } as const) : {};
	const box = isWhole ? wholeBox({ width, height, ...lying }, whole) : picture;
	const cropped = crop ?? coverCrop(seen, uprightSlot(picture, lying.turn));
	const photo: PlacedPhoto = { upload, width, height, crop: isWhole ? wholeCrop(seen) : cropped, ...lying };
	return {
		...{ id, label: "picture", type: "photo", shape: "rect", rotation: 0 },
		...{ box, photo, fills: isWhole ? "whole" : "picture", may: ["content"] },
	};
}

/** The prints a document is made of, in its order; pages without a photo are none. */
export function printsIn({ pages }: Pick<DesignDocument, "pages">): Print[] {
	return pages.flatMap(({ elements, copies = 1, backText }): Print[] => {
		const element = elements.find((one) => one.type === "photo");
		if (element?.type !== "photo" || !element.photo) return [];
		const { upload, width, height, crop } = element.photo;
		const isWhole = element.fills === "whole";
		return [
			{
				photo: { upload, width, height },
				isWhole,
				copies,
				...(!isWhole && { crop }),
				...(backText !== undefined && { backText }),
			},
		];
	});
}

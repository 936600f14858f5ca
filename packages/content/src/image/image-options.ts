import { IMAGE_QUALITY } from "./image-sizes.ts";

export const imageFormats = ["webp", "jpeg", "png", "avif"] as const;
export type ImageFormat = (typeof imageFormats)[number];

/** A part of a picture from its left upper to its right lower corner, in pixels of the upright original. */
export interface ImageBox {
	readonly left: number;
	readonly top: number;
	readonly right: number;
	readonly bottom: number;
}

export const imageTurns = [0, 90, 180, 270] as const;

/** What an address asks of a picture (content-protocol §7); what is not asked for is undefined, or does nothing. */
export interface ImageOptions {
	/** The part that everything else is made from; all of it without one. */
	readonly crop: ImageBox | undefined;
	/** Whether a width with a height is filled by cutting, or the picture stands inside of them. */
	readonly fit: "cover" | "inside";
	/** Pixels; 0 follows from the other one. */
	readonly width: number;
	readonly height: number;
	readonly isMirrored: boolean;
	readonly isUpsideDown: boolean;
	/** Cuts around what catches the eye. */
	readonly isSmart: boolean;
	/** Cuts around this part. */
	readonly focal: ImageBox | undefined;
	/** What the reader takes decides without one. */
	readonly format: ImageFormat | undefined;
	/** 0–100. */
	readonly quality: number;
	/** Standard deviation in pixels of the made picture. */
	readonly blur: number;
	/** Percent of the whole range that is added to every channel. */
	readonly brightness: number;
	readonly isGray: boolean;
	/** Degrees clockwise, after everything else has its size. */
	readonly turn: (typeof imageTurns)[number];
	/** Six digits of a colour, or "transparent": fills what `inside` leaves free of its size. */
	readonly fill: string | undefined;
	readonly canGrow: boolean;
	readonly corners: RoundCorners | undefined;
}

export interface RoundCorners {
	/** Radii in pixels. */
	readonly x: number;
	readonly y: number;
	/** Six digits of the colour behind them. */
	readonly color: string;
}

/** The picture as it is. */
export const plainImage: ImageOptions = {
	crop: undefined,
	fit: "cover",
	width: 0,
	height: 0,
	isMirrored: false,
	isUpsideDown: false,
	isSmart: false,
	focal: undefined,
	format: undefined,
	quality: IMAGE_QUALITY,
	blur: 0,
	brightness: 0,
	isGray: false,
	turn: 0,
	fill: undefined,
	canGrow: true,
	corners: undefined,
};

/** The same picture with nothing in its options that makes no difference: equal pictures get equal addresses. */
export function canonicalImage(options: ImageOptions): ImageOptions {
	const isBox = options.width > 0 && options.height > 0;
	const isInside = isBox && options.fit === "inside";
	const isCut = isBox && !isInside;
	const hasSize = options.width > 0 || options.height > 0;
	return {
		...options,
		fit: isInside ? "inside" : "cover",
		focal: isCut ? options.focal : undefined,
		isSmart: isCut && options.isSmart && !options.focal,
		fill: isInside ? options.fill : undefined,
		canGrow: options.canGrow || !hasSize || isInside,
		corners: options.corners && options.corners.x * options.corners.y > 0 ? options.corners : undefined,
	};
}

import type { PhotoLook } from "../document/photo-element.ts";

/**
 * What a look does to a pixel of gamma-encoded sRGB, each channel 0–1: first `matrix` (rows give red, green, blue),
 * then `slope · v + intercept`, cut to 0–1. Screen and print use these very numbers.
 */
export interface LookSteps {
	readonly matrix: LookMatrix;
	readonly slope: number;
	readonly intercept: number;
}

/** Row by row. */
export type LookMatrix = readonly [
	...[number, number, number],
	...[number, number, number],
	...[number, number, number],
];

/** Grey by the weights of Rec. 709, as browsers use them; `share` of it. */
const luma = (share: number) =>
	[exact(0.2126 * share), exact(0.7152 * share), exact(0.0722 * share)] as const;

const tones: Readonly<Record<PhotoLook["tone"], LookMatrix>> = {
	color: [1, 0, 0, 0, 1, 0, 0, 0, 1],
	blackWhite: [...luma(1), ...luma(1), ...luma(1)],
	// Grey, warmed: white becomes the cream of an old print. No channel exceeds 1, so no light part burns out.
	sepia: [...luma(1), ...luma(0.92), ...luma(0.78)],
};

/** Brightness moves all tones by up to this share of the range. */
const MAX_SHIFT = 0.4;

/**
 * The numbers of a look. Contrast stretches the tones about middle grey by `2^(contrast / 100)`: half to double.
 * Brightness then moves them by `0.4 · brightness / 100`.
 */
export function lookSteps({ tone, brightness, contrast }: PhotoLook): LookSteps {
	const slope = exact(2 ** (contrast / 100));
	const shift = (MAX_SHIFT * brightness) / 100;
	return { matrix: tones[tone], slope, intercept: exact(0.5 - 0.5 * slope + shift) };
}

/** A look as part of an address: "sepia.-20.35". */
export function lookName({ tone, brightness, contrast }: PhotoLook): string {
	return `${tone}.${brightness}.${contrast}`;
}

/** Numbers that are the same as text and as a number, on every machine. */
function exact(value: number): number {
	return Math.round(value * 1e5) / 1e5;
}

/**
 * The steps of an SVG filter that change a photo so. Over a proof they are near the print, not the same: the press gets
 * the look first. What stays on screen is a picture that has its look already (`PhotoLink.hasLook`).
 */
export function lookSvgSteps(look: PhotoLook): string {
	const { matrix, slope, intercept } = lookSteps(look);
	const [rr, rg, rb, gr, gg, gb, br, bg, bb] = matrix;
	const values = `${rr} ${rg} ${rb} 0 0 ${gr} ${gg} ${gb} 0 0 ${br} ${bg} ${bb} 0 0 0 0 0 1 0`;
	const channels = ["R", "G", "B"]
		.map((channel) => `<feFunc${channel} type="linear" slope="${slope}" intercept="${intercept}"/>`)
		.join("");
	return `<feColorMatrix type="matrix" values="${values}"/><feComponentTransfer>${channels}</feComponentTransfer>`;
}

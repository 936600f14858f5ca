import {
	type AspectRatio,
	aspectRatio,
	aspectRatios,
	furnitureFor,
	largestSize,
	material,
	offeredSizes,
	type Pixels,
	partShown,
	sharpnessOf,
	viewingDistance,
} from "@offizin/assortment";
import type { PhotoName } from "@offizin/contract/browser";
import { parseImageFormat } from "@offizin/solver";
import { firstPicture } from "#app/content/wall-facts.server.ts";

/** What the wall over the sofa of the living room takes, in centimetres. */
const WALL = { width: 280, height: 106 };
/** Sizes whose widths differ by less cannot be told apart on the wall. */
const LEAST_STEP = 9;
/** As many as can be read on one picture. */
const MOST = 6;

/** Photos as cameras and telephones make them; pixels of a 4:3 sensor. */
export const comparedPhotos: readonly (Pixels & { readonly megapixels: number })[] = [
	{ megapixels: 4, width: 2304, height: 1728 },
	{ megapixels: 12, width: 4032, height: 3024 },
];

/** A photograph of ours that bears being cut to the ratio. */
export const photoOf: Readonly<Record<AspectRatio, PhotoName>> = {
	"1:1": "fig",
	"4:3": "peaks",
	DIN: "rowboats",
	"3:2": "leaves",
	"16:9": "lake",
	"2:1": "forest",
	"3:1": "sunset",
};

export interface ChartSize {
	/** "60x40". */
	readonly format: string;
	readonly width: number;
	readonly height: number;
}

/** Offered sizes of a ratio, lying, as far as they hang over a sofa; the smallest first. */
export function sizesOf(ratio: AspectRatio): readonly ChartSize[] {
	const canvas = material("leinwand");
	const sizes = (canvas ? offeredSizes(canvas) : [])
		.flatMap((format): ChartSize[] => {
			const size = parseImageFormat(format);
			return size.ok ? [{ format, width: size.value.width, height: size.value.height }] : [];
		})
		.filter(({ width, height }) => width >= height && aspectRatio(width, height) === ratio)
		.filter(({ width, height }) => width <= WALL.width && height <= WALL.height)
		.toSorted((a, b) => a.width - b.width);
	const chosen: ChartSize[] = [];
	for (const size of sizes) {
		if (size.width - (chosen.at(-1)?.width ?? 0) >= LEAST_STEP) chosen.push(size);
	}
	return chosen.slice(-MOST);
}

/** What cameras make. */
export const usualRatio: AspectRatio = "3:2";

export const chartRatios = aspectRatios.filter((ratio) => sizesOf(ratio).length > 0);

/** What follows from a size, on canvas. */
export function needsOf({ format, width, height }: ChartSize) {
	const configuration = firstPicture("leinwand", format);
	return {
		configuration,
		/** Width of what it hangs over, in centimetres. */
		furniture: furnitureFor(width),
		/** From where it is taken in as a whole, in centimetres. */
		distance: viewingDistance({ width: width * 10, height: height * 10 }),
		sharpness: comparedPhotos.map((photo) => sharpnessOf(partShown(photo, configuration), configuration)),
	};
}

/** The largest size that a whole photo is good for. */
export function reachOf(photo: Pixels, key: "leinwand" | "acrylglas") {
	return largestSize(photo, firstPicture(key, "60x40"));
}

/** All sizes of a ratio from one corner, as lines over the largest of them; units are centimetres. */
export function outlines(sizes: readonly ChartSize[]): string {
	const largest = sizes.at(-1);
	if (!largest) return "";
	const { width: wide, height: high } = largest;
	const drawn = sizes.slice(0, -1).map(({ width, height }) => {
		const top = high - height;
		return `<path d="M0 ${top}H${width}V${high}" fill="none" stroke="#fff" stroke-width=".7"/>`;
	});
	const named = sizes.map(({ width, height }) => {
		const top = high - height + 6.4;
		return `<text x="${width - 1.4}" y="${top}">${width}</text>`;
	});
	const look =
		'fill="#fff" font-size="6" font-weight="640" text-anchor="end" style="paint-order:stroke" stroke="#000" stroke-opacity=".45" stroke-width="1"';
	return `<svg viewBox="0 0 ${wide} ${high}" aria-hidden="true">${drawn.join("")}<g ${look}>${named.join("")}</g></svg>`;
}

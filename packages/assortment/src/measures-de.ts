import { formatFigure } from "@offizin/money";
import { formatSize } from "./format-length.ts";

/** One decimal where there is one: 95 tenths are "9,5", 70 are "7". */
function tenths(value: number): string {
	return formatFigure(value / 10, "de-DE", value % 10 === 0 ? 0 : 1);
}

/** Width and height in mm, as facts of products tell them: "21 × 29,7 cm". */
export function sizeDe({ width, height }: { readonly width: number; readonly height: number }): string {
	return formatSize(width, height, "de-DE");
}

/** A length in 1/10 mm, too small for centimetres: "9,5 mm". */
export function lengthDe(value: number): string {
	return `${tenths(value)}\u00a0mm`;
}

/** Whole grams: "480 g"; from a kilogram on rounded to 100 g: "1,2 kg". */
export function weightDe(grams: number): string {
	return grams < 1000 ? `${grams}\u00a0g` : `${tenths(Math.round(grams / 100))}\u00a0kg`;
}

/** What a photo has to have at least: "ab 3.260 × 2.174 px". */
export function pixelsDe({ width, height }: { readonly width: number; readonly height: number }): string {
	const [across, down] = [width, height].map((pixels) => formatFigure(pixels, "de-DE"));
	return `ab ${across}\u202f×\u202f${down}\u00a0px`;
}

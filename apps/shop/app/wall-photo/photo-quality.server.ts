import { largestSize, pixelsNeeded } from "@offizin/assortment";
import type { OwnPhoto } from "@offizin/scenes";
import type { Configuration } from "@offizin/solver";
import { say, wordsOf } from "@offizin/words";

/** How a photo will look as it is chosen, in words, with the size it is good for (domain.md §4.1). */
export function photoQuality(
	{ crop, ...photo }: OwnPhoto,
	configuration: Configuration,
	locale: string,
): { readonly text: string; readonly isPoor: boolean } {
	const needed = pixelsNeeded(configuration);
	const has = (level: keyof typeof needed) =>
		crop.width >= needed[level].width && crop.height >= needed[level].height;
	const level = has("good") ? "good" : has("warn") ? "fair" : has("block") ? "soft" : "refused";
	const best = largestSize(photo, configuration);
	const { quality } = wordsOf(locale).shop.panel.wallPhoto;
	const values = {
		size: sizeName(configuration.format ?? ""),
		best: best ? sizeName(`${best.width}x${best.height}`) : "none",
	};
	return { text: say(quality[level], values, locale), isPoor: level === "soft" || level === "refused" };
}

/** "60 × 40 cm", never broken over two lines. */
function sizeName(size: string): string {
	return `${size.replace("x", "\u00a0×\u00a0")}\u00a0cm`;
}

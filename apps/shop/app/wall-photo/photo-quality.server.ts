import { largestSize, pixelsNeeded, sharpFrom, sharpnessOf, sharpSizeFor } from "@offizin/assortment";
import { formatFigure } from "@offizin/money";
import type { OwnPhoto } from "@offizin/scenes";
import type { Configuration } from "@offizin/solver";
import { say, wordsOf } from "@offizin/words";
import { sizeName } from "./size-name.ts";

export interface PhotoQuality {
	readonly text: string;
	readonly isPoor: boolean;
	/** It is not printed like this: another photo or another size is needed. */
	readonly isRefused: boolean;
	/** The largest offered size it is sharp in, where the chosen one is too large. */
	readonly sharper: { readonly format: string; readonly text: string } | undefined;
}

/** How a photo will look as it is chosen, in words: how near one may come, and what size it is good for (domain.md §4.1). */
export function photoQuality(
	{ crop }: OwnPhoto,
	configuration: Configuration,
	{ locale, sizes }: { readonly locale: string; readonly sizes: readonly string[] },
): PhotoQuality {
	const level = sharpnessOf(crop, configuration);
	const best = largestSize(crop, configuration);
	const { quality, sharper } = wordsOf(locale).shop.wall.wallPhoto;
	const { block } = pixelsNeeded(configuration);
	const [wide, high] = [block.width, block.height].map((pixels) => formatFigure(pixels, locale));
	const values = {
		size: sizeName(configuration.format ?? ""),
		best: best ? sizeName(`${best.width}x${best.height}`) : "none",
		distance: metres(sharpFrom(crop, configuration), locale),
		needed: `${wide}\u00a0×\u00a0${high}`,
	};
	const isPoor = level === "soft" || level === "refused";
	const format = isPoor ? sharpSizeFor(crop, sizes, configuration) : undefined;
	return {
		text: say(quality[level], values, locale),
		isPoor,
		isRefused: level === "refused",
		sharper:
			format === undefined ? undefined : { format, text: say(sharper, { size: sizeName(format) }, locale) },
	};
}

/** "1,5 m", to the next tenth that is far enough. */
function metres(centimetres: number, locale: string): string {
	return `${formatFigure(Math.ceil(centimetres / 10) / 10, locale, 1)}\u00a0m`;
}

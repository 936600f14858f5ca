import { largestSize, pixelsNeeded, sharpFrom, sharpnessOf, sharpSizeFor } from "@offizin/assortment";
import { formatFigure } from "@offizin/money";
import type { OwnPhoto } from "@offizin/scenes";
import type { Configuration } from "@offizin/solver";
import { findingWords, say, wordsOf } from "@offizin/words";
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
	own: OwnPhoto,
	configuration: Configuration,
	{ locale, sizes }: { readonly locale: string; readonly sizes: readonly string[] },
): PhotoQuality {
	const lacks = lackingContour(own, configuration);
	if (lacks)
		return {
			text: findingWords({ ...lacks, ...PLACE }, locale),
			isPoor: true,
			isRefused: true,
			sharper: undefined,
		};
	const crop = own.cut ? seenOf(own, own.cut) : own.crop;
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

/** Of what a finding is about; its words do not say it. */
const PLACE = { severity: "error", page: "front", element: "picture", label: "photo" } as const;

/** The same that a check of the design says of a film that is to be cut out around its photo. */
function lackingContour({ outline, cut }: OwnPhoto, { edge }: Configuration) {
	if (edge !== "kontur-bild" || cut) return undefined;
	return { rule: "photo.outline", lacks: outline === undefined ? "none" : "pieces" } as const;
}

/** What of a photo covers the film that is cut out around it, were all of it seen. */
function seenOf({ width, height }: OwnPhoto, { place, film }: NonNullable<OwnPhoto["cut"]>) {
	return {
		width: Math.round((width * film.width) / place.width),
		height: Math.round((height * film.height) / place.height),
	};
}

/** "1,5 m", to the next tenth that is far enough. */
function metres(centimetres: number, locale: string): string {
	return `${formatFigure(Math.ceil(centimetres / 10) / 10, locale, 1)}\u00a0m`;
}

import { isEqual } from "../command/is-equal.ts";
import type { DesignDocument } from "../document/document.ts";
import { elementsOf, inksOf } from "../document/document-elements.ts";
import type { DesignElement } from "../document/element.ts";
import type { Ink, Swatch } from "../document/ink.ts";
import { MOST_INK, MOST_OWN_SWATCHES, ownSwatches, ownSwatchKey } from "../document/own-swatch.ts";
import type { PixelSize } from "../draw/crop.ts";
import { withFacts } from "../facts/with-facts.ts";

/** What does not come along: the photo of somebody else, a drawing that only the other design has. */
export type LeftOut = "photo" | "artwork";

export interface AdaptedClip {
	readonly elements: readonly DesignElement[];
	/** Colours of a person's own that come along: to be added before the elements, each once. */
	readonly swatches: readonly Swatch[];
	readonly leftOut: readonly LeftOut[];
}

/**
 * What is in a clip as a document can hold it: of each colour the same; a person's own comes along where there is room,
 * of a theme's it is the one of this theme that comes nearest; the theme's first font for one that it does not have; a photo only where `photos` knows it as it is in the clip.
 */
export function adaptClip(
	clip: DesignDocument,
	document: DesignDocument,
	photos: (upload: string) => PixelSize | undefined,
): AdaptedClip {
	const leftOut = new Set<LeftOut>();
	const swatches = ownColorsFor(clip, document);
	const colored = withSwatches(document, swatches);
	// Where no facts are known, texts say what they said where they come from.
	const told = document.facts ? clip : withFacts(clip);
	const elements = elementsOf(told).flatMap((element): DesignElement[] => {
		const inked = withInks(element, (ink) => inkIn(colored, ink, clip.swatches[ink.swatch]));
		switch (inked.type) {
			case "text":
				return [withFonts(inked, document)];
			case "photo": {
				const { photo } = inked;
				const known = photo && photos(photo.upload);
				if (!photo || (known?.width === photo.width && known.height === photo.height)) return [inked];
				leftOut.add("photo");
				return [{ ...inked, photo: null }];
			}
			case "artwork": {
				const { artwork } = inked;
				if (isEqual(clip.artworks[artwork], document.artworks[artwork])) return [inked];
				leftOut.add("artwork");
				return [];
			}
			default:
				return [inked];
		}
	});
	return { elements, swatches, leftOut: [...leftOut] };
}

/** A person's own colours that elements are printed in and the document has under no name, as many as it takes. */
function ownColorsFor(clip: DesignDocument, document: DesignDocument): Swatch[] {
	const used = new Set(
		elementsOf(clip)
			.flatMap(inksOf)
			.map(({ swatch }) => swatch),
	);
	const missing = ownSwatches(clip).flatMap((key): Swatch[] => {
		const swatch = clip.swatches[key];
		const isOwn = swatch !== undefined && ownSwatchKey(swatch) === key && mayBeAdded(swatch);
		return isOwn && used.has(key) && !sameColor(document, swatch) ? [swatch] : [];
	});
	return missing.slice(0, Math.max(0, MOST_OWN_SWATCHES - ownSwatches(document).length));
}

function mayBeAdded({ cmyk }: Swatch): boolean {
	return cmyk.reduce((sum, percent) => sum + percent, 0) <= MOST_INK;
}

function withSwatches(document: DesignDocument, added: readonly Swatch[]): DesignDocument {
	if (added.length === 0) return document;
	const own = Object.fromEntries(added.map((swatch) => [ownSwatchKey(swatch), swatch]));
	return { ...document, swatches: { ...document.swatches, ...own } };
}

/** The key of the same inks, whatever they are called. */
function sameColor({ swatches }: DesignDocument, color: Swatch | undefined): string | undefined {
	return Object.keys(swatches).find((key) => isEqual(swatches[key]?.cmyk, color?.cmyk));
}

type Text = Extract<DesignElement, { type: "text" }>;

function withFonts(element: Text, { choices, fonts }: DesignDocument): Text {
	const [first = ""] = choices.fonts;
	const fontIn = (font: string) =>
		choices.fonts.includes(font) || Object.hasOwn(fonts, font) ? font : first;
	const { style, runs } = element;
	return {
		...element,
		style: {
			...style,
			font: fontIn(style.font),
			...(style.fallback !== undefined && { fallback: fontIn(style.fallback) }),
		},
		...(runs && {
			runs: runs.map((run) => ({
				...run,
				style: { ...run.style, ...(run.style.font !== undefined && { font: fontIn(run.style.font) }) },
			})),
		}),
	};
}

/** The same colour under whatever name; else the one the theme offers that comes nearest, in the same role. */
function inkIn(document: DesignDocument, ink: Ink, color: Swatch | undefined): Ink {
	const { swatches, choices } = document;
	if (isEqual(swatches[ink.swatch]?.cmyk, color?.cmyk)) return ink;
	const same = sameColor(document, color);
	const distance = ({ swatch }: Ink) => distanceOf(swatches[swatch], color);
	const [nearest = ink] = choices.inks.toSorted((one, other) => distance(one) - distance(other));
	return { ...ink, swatch: same ?? nearest.swatch };
}

function distanceOf(one: Swatch | undefined, other: Swatch | undefined): number {
	return Math.hypot(...[0, 1, 2, 3].map((at) => (one?.cmyk[at] ?? 0) - (other?.cmyk[at] ?? 0)));
}

function withInks(element: DesignElement, to: (ink: Ink) => Ink): DesignElement {
	switch (element.type) {
		case "text": {
			const { style, runs } = element;
			return {
				...element,
				style: { ...style, ink: to(style.ink) },
				...(runs && {
					runs: runs.map((run) => ({
						...run,
						style: { ...run.style, ...(run.style.ink && { ink: to(run.style.ink) }) },
					})),
				}),
			};
		}
		case "artwork":
			return {
				...element,
				inks: Object.fromEntries(Object.entries(element.inks).map(([slot, ink]) => [slot, to(ink)])),
			};
		case "shape": {
			const { fill, stroke } = element;
			return {
				...element,
				...(fill && { fill: to(fill) }),
				...(stroke && { stroke: { ...stroke, ink: to(stroke.ink) } }),
			};
		}
		case "line":
			return { ...element, stroke: { ...element.stroke, ink: to(element.stroke.ink) } };
		case "qr": {
			const { ink, background } = element;
			return { ...element, ink: to(ink), ...(background && { background: to(background) }) };
		}
		case "photo":
		case "group":
			return element;
	}
}

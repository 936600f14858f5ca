import type { DesignDocument } from "./document.ts";
import type { Ink, Swatch } from "./ink.ts";

const PREFIX = "own-";
/** Percent of all inks together that dries on every stock of ours; a colour of a person's own stays below. */
export const MOST_INK = 280;
/** Colours of one's own in a design: more are no palette. */
export const MOST_OWN_SWATCHES = 12;

/** The key of a colour of one's own: the same inks are the same colour, whoever adds it. */
export function ownSwatchKey({ cmyk }: Pick<Swatch, "cmyk">): string {
	return `${PREFIX}${cmyk.join("-")}`;
}

/** Keys of the colours that a person has added, in the order in which they came. */
export function ownSwatches({ swatches }: Pick<DesignDocument, "swatches">): string[] {
	return Object.keys(swatches).filter((key) => key.startsWith(PREFIX));
}

/** What there is to choose from: the inks of the theme, and the colours a person has added, as process inks. */
export function offeredInks({ choices, swatches }: Pick<DesignDocument, "choices" | "swatches">): Ink[] {
	return [...choices.inks, ...ownSwatches({ swatches }).map((swatch): Ink => ({ role: "process", swatch }))];
}

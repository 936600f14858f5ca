import type { Artwork, ArtworkElement, DesignDocument } from "@offizin/design";
import { artwork, foil, process, type TextOptions } from "../card-builder.ts";
import type { Motif } from "./drawing.ts";

export const SERIF = "cormorant-garamond-400";
export const SERIF_STRONG = "cormorant-garamond-500";
export const ITALIC = "cormorant-garamond-400-italic";
export const SANS = "jost-400";

export const choices: DesignDocument["choices"] = {
	fonts: [SERIF_STRONG, SERIF, ITALIC, SANS, "pinyon-script-400"],
	inks: [process("ink"), process("accent"), process("leaf-6"), process("stem"), foil("brass")],
};

type Set = (text: string, options?: Partial<TextOptions>) => TextOptions;

/** Names: large and light, the loudest thing on the page. */
export const name: Set = (text, options) => ({
	text,
	font: SERIF,
	size: 44,
	ink: foil("brass"),
	leading: 100,
	tracking: -8,
	maxLength: 24,
	fitMin: 20,
	...options,
});

/** Small tracked capitals: what stands here, when, where. */
export const label: Set = (text, options) => ({
	text,
	caps: "all",
	font: SANS,
	size: 7.5,
	ink: process("accent"),
	leading: 165,
	tracking: 190,
	maxLength: 80,
	fitMin: 6,
	...options,
});

/** Running text. */
export const body: Set = (text, options) => ({
	text,
	font: SERIF_STRONG,
	size: 11.5,
	ink: process("ink"),
	leading: 138,
	features: ["lnum"],
	maxLength: 600,
	fitMin: 9,
	...options,
});

/** A motif where it was drawn. */
export function drawn(
	id: string,
	label: string,
	key: string,
	motif: Motif,
	inks: ArtworkElement["inks"],
): ArtworkElement {
	return artwork(id, label, motif.frame, { artwork: key, inks });
}

export function artworksOf(motifs: Readonly<Record<string, Motif>>): Record<string, Artwork> {
	return Object.fromEntries(Object.entries(motifs).map(([key, { artwork }]) => [key, artwork]));
}

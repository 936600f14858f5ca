import {
	type Command,
	type DesignDocument,
	knownPhotosOf,
	ownPages,
	photosOf,
	type TextElement,
} from "@offizin/design";
import { framesOf } from "../library/frames.ts";
import type { Surface, TextPlace } from "../library/library.ts";
import { unwrittenTexts } from "../library/standing-texts.ts";
import { fill } from "./fill.ts";
import { fillCommand } from "./fill-command.ts";

export interface DocumentFilling {
	readonly command: Extract<Command, { type: "fillPages" }>;
	readonly pages: number;
	readonly photos: number;
	/** Photos there was no page for. */
	readonly unplaced: readonly string[];
}

export interface FillChoice {
	readonly seed: number;
	/** What the new frames are called. */
	readonly name: string;
	/** Where photos may stand on a page. */
	readonly surfaceOf: (page: string) => Surface;
	/** Each photo gets a caption to be written; none do when absent. */
	readonly newText?: (place: TextPlace, page: string) => TextElement;
}

/**
 * The photos that stand nowhere yet, over those of a person's own pages that show none yet. Empty frames there make room, and
 * texts nobody has written.
 * Undefined where there are no such pages, for a product whose pages are fixed, or no such photos.
 */
export function fillDocument(
	document: DesignDocument,
	{ seed, name, surfaceOf, newText }: FillChoice,
): DocumentFilling | undefined {
	const placed = new Set(photosOf(document).map(({ upload }) => upload));
	const photos = [...knownPhotosOf(document).values()].filter(({ upload }) => !placed.has(upload));
	const bare = ownPages(document, document.pages).filter(
		({ elements }) => !elements.some((one) => one.type === "photo" && one.photo),
	);
	const pages = bare.map(({ key }) => ({ page: key, ...surfaceOf(key) }));
	const filled = fill(photos, pages, seed, { captions: newText !== undefined });
	if (filled.pages.length === 0) return undefined;
	const used = new Set(filled.pages.map(({ page }) => page));
	const without = bare
		.filter(({ key }) => used.has(key))
		.flatMap((page) => [...framesOf(page), ...unwrittenTexts(page)]);
	return {
		command: fillCommand(filled, { name, without: without.map(({ id }) => id), ...(newText && { newText }) }),
		pages: filled.pages.length,
		photos: photos.length - filled.unplaced.length,
		unplaced: filled.unplaced,
	};
}

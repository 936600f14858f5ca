import { type Command, type DesignDocument, knownPhotosOf, ownPages, photosOf } from "@offizin/design";
import { framesOf } from "../library/frames.ts";
import type { Surface } from "../library/library.ts";
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
}

/**
 * The photos that stand nowhere yet, over those of a person's own pages that show none yet. Empty frames there make room.
 * Undefined where there are no such pages, for a product whose pages are fixed, or no such photos.
 */
export function fillDocument(
	document: DesignDocument,
	{ seed, name, surfaceOf }: FillChoice,
): DocumentFilling | undefined {
	const placed = new Set(photosOf(document).map(({ upload }) => upload));
	const photos = [...knownPhotosOf(document).values()].filter(({ upload }) => !placed.has(upload));
	const bare = ownPages(document, document.pages).filter(
		({ elements }) => !elements.some((one) => one.type === "photo" && one.photo),
	);
	const pages = bare.map(({ key }) => ({ page: key, ...surfaceOf(key) }));
	const filled = fill(photos, pages, seed);
	if (filled.pages.length === 0) return undefined;
	const used = new Set(filled.pages.map(({ page }) => page));
	const without = bare.filter(({ key }) => used.has(key)).flatMap(framesOf);
	return {
		command: fillCommand(filled, { name, without: without.map(({ id }) => id) }),
		pages: filled.pages.length,
		photos: photos.length - filled.unplaced.length,
		unplaced: filled.unplaced,
	};
}

import { err, invariant, ok, type Result } from "@offizin/base";
import type { Configuration } from "@offizin/solver";
import {
	type BookBlock,
	bookBinding,
	bookPaper,
	type CoverSheet,
	coverOfBlock,
	spineOfBlock,
	weightOfBlock,
} from "./book-block.ts";
import { bookCover } from "./book-materials.ts";
import { photobookFormat } from "./photobook-choices.ts";
import { photobookRow } from "./photobook-matrix.ts";

function blockOf(configuration: Configuration): BookBlock {
	const page = photobookFormat(configuration.format ?? "");
	const paper = bookPaper(configuration.paper);
	const binding = bookBinding(configuration.binding);
	invariant(page && paper && binding, `no photo book: ${JSON.stringify(configuration)}`);
	return {
		page,
		pageCount: Number(configuration.pageCount),
		paper,
		binding,
		isHard: configuration.cover === "hard",
	};
}

/** Width of the back in 1/10 mm, 0 for stapled booklets. Throws, like the rest here, for books we do not make. */
export function spineWidth(configuration: Configuration): number {
	return spineOfBlock(blockOf(configuration));
}

/** Why a back stays without text, and from how many pages or which width on it has one. */
export type SpineTextRefused =
	| { readonly code: "spine_missing" }
	| { readonly code: "spine_too_few_pages"; readonly from: number }
	| { readonly code: "spine_too_narrow"; readonly from: { readonly micrometres: number } };

/** Whether the back can carry text, and how wide it may be, in 1/10 mm (domain.md §3.2). */
export function spineTextFits(configuration: Configuration): Result<number, SpineTextRefused> {
	const block = blockOf(configuration);
	const from = block.binding.spineTextFrom;
	if (from === undefined) return err({ code: "spine_missing" });
	if (block.pageCount < from) return err({ code: "spine_too_few_pages", from });
	const spine = spineOfBlock(block);
	if (spine < bookCover.spineTextFrom) {
		return err({ code: "spine_too_narrow", from: { micrometres: bookCover.spineTextFrom * 100 } });
	}
	return ok(spine - 2 * bookCover.spineTextMargin);
}

/** The sheet the cover is printed on. */
export function coverSheet(configuration: Configuration): CoverSheet {
	return coverOfBlock(blockOf(configuration));
}

/** mm at the fold that texts and faces stay away from. */
export function gutterMargin(configuration: Configuration): number {
	return blockOf(configuration).binding.gutter;
}

/** Weight of one book in grams, without packing. */
export function photobookWeight(configuration: Configuration): number {
	return weightOfBlock(blockOf(configuration));
}

/** Price steps shown where nothing else is asked for (spec 9.1-7, "default graduation"). */
export const DEFAULT_PAGE_STEPS = 5;

/** The next page counts after the chosen one, at most `count` of them and none past what the binding holds. */
export function pageSteps(
	configuration: Configuration,
	count: number = DEFAULT_PAGE_STEPS,
): readonly number[] {
	const row = photobookRow(configuration.type, configuration.cover);
	invariant(row, `no photo book: ${JSON.stringify(configuration)}`);
	const chosen = Number(configuration.pageCount);
	return Array.from({ length: count }, (_, index) => chosen + (index + 1) * row.pages.step).filter(
		(pages) => pages <= row.pages.max,
	);
}

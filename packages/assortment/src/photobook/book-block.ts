import { invariant } from "@offizin/base";
import { type BookBinding, type BookPaper, bookBindings, bookCover, bookPapers } from "./book-materials.ts";

/** What a bound book is made of, whichever product it is. Every page count is even. */
export interface BookBlock {
	/** mm. */
	readonly page: { readonly width: number; readonly height: number };
	readonly pageCount: number;
	readonly paper: Pick<BookPaper, "weight" | "caliper">;
	readonly binding: BookBinding;
	readonly isHard: boolean;
}

export function bookPaper(key: string | undefined): BookPaper | undefined {
	return bookPapers.find((paper) => paper.key === key);
}

export function bookBinding(key: string | undefined): BookBinding | undefined {
	return bookBindings.find((binding) => binding.key === key);
}

/** Width of the back in 1/10 mm, in steps of 0.5 mm (domain.md §3.2); 0 for stapled booklets, which have none. */
export function spineOfBlock({ binding, paper, pageCount, isHard }: BookBlock): number {
	invariant(pageCount > 0 && pageCount % 2 === 0, `no even number of pages: ${pageCount}`);
	if (binding.spineTextFrom === undefined) return 0;
	const leaves = (pageCount / 2) * (binding.leaf ?? paper).caliper;
	const boards = isHard ? 2 * bookCover.boardCaliper : 0;
	const steps = Math.ceil((leaves + boards + bookCover.glueCaliper) / bookCover.spineStep);
	return steps * (bookCover.spineStep / 10);
}

/** A part of the cover sheet across its width, 1/10 mm. */
export interface CoverPart {
	readonly x: number;
	readonly width: number;
}

/** The flat sheet that becomes the cover, seen from outside: back cover left, front cover right. In 1/10 mm. */
export interface CoverSheet {
	readonly width: number;
	readonly height: number;
	/** Goes around the boards (hard), or is cut off (soft), on all four sides. */
	readonly margin: number;
	readonly back: CoverPart;
	readonly spine: CoverPart;
	readonly front: CoverPart;
	/** Strip of either cover beside the back that bends when the book is opened; 0 for soft covers. */
	readonly hinge: number;
}

/** Domain.md §3.2. The hinge lies within the covers, so that boards stand out 3 mm at the front edge and no further. */
export function coverOfBlock(block: BookBlock): CoverSheet {
	const overhang = block.isHard ? bookCover.overhang : 0;
	const margin = block.isHard ? bookCover.wrap : bookCover.bleed;
	const cover = block.page.width * 10 + overhang;
	const spine = spineOfBlock(block);
	return {
		width: 2 * (margin + cover) + spine,
		height: 2 * (margin + overhang) + block.page.height * 10,
		margin,
		back: { x: margin, width: cover },
		spine: { x: margin + cover, width: spine },
		front: { x: margin + cover + spine, width: cover },
		hinge: block.isHard ? bookCover.hinge : 0,
	};
}

/**
 * Weight in grams, rounded up: leaves, cover sheet, and for hard covers two boards (as large as the covers) and end
 * papers. Glue, staples and packing are not counted.
 */
export function weightOfBlock(block: BookBlock): number {
	const { page, pageCount, paper, binding, isHard } = block;
	const sheet = coverOfBlock(block);
	// Areas in mm² times g/m²: a millionth of the sum is grams.
	const leaf = page.width * page.height;
	const leaves = (pageCount / 2) * leaf * (binding.leaf ?? paper).weight;
	const cover =
		((sheet.width * sheet.height) / 100) * (isHard ? bookCover.hardSheetWeight : bookCover.softSheetWeight);
	if (!isHard) return Math.ceil((leaves + cover) / 1_000_000);
	const board = (sheet.front.width * (sheet.height - 2 * sheet.margin)) / 100;
	const stiff =
		2 * board * bookCover.boardWeight + bookCover.endPaperLeaves * leaf * bookCover.endPaperWeight;
	return Math.ceil((leaves + cover + stiff) / 1_000_000);
}

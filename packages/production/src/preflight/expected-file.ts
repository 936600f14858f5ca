import type { Size } from "@offizin/units";
import type { WrittenFile, WrittenJob } from "../file/write-print-files.ts";
import type { PrintProfile } from "../profile/print-profile.ts";
import type { SheetPage } from "../sheet/lay-out-sheet.ts";
import { rolesOf } from "../sheet/plates-of.ts";
import type { FileRule } from "./file-finding.ts";
import { finePlates } from "./fine-plates.ts";

/** One page of a file, as the sheet wants it. */
export interface ExpectedSide {
	readonly key: string;
	readonly trim: Size;
	/** Names of the plates beside the process inks that carry something on it. */
	readonly plates: readonly string[];
	/** Edges where a page meets the one that faces it: the bleed over them is that page's. */
	readonly spines: readonly ("left" | "right")[];
	/** What of these plates cannot be made as finely as it is drawn. */
	readonly tooFine: readonly FileRule[];
}

/** What a finished file must be like. */
export interface ExpectedFile {
	readonly name: string;
	readonly pages: number;
	/** Sides in order; a file of many records repeats them. */
	readonly sides: readonly ExpectedSide[];
	/** Whether the process inks, or the RGB colours, are in it. */
	readonly process: boolean;
	readonly profile: PrintProfile;
	/** The bytes of the profile of the printing condition; absent in RGB. */
	readonly icc?: Uint8Array;
}

/** What the files of a written job must be like. */
export function expectedFiles(
	{ sheet, files }: WrittenJob,
	profile: PrintProfile,
	icc?: Uint8Array,
): ExpectedFile[] {
	return files.map((file) => ({
		name: file.name,
		pages: file.pages,
		sides: sheet.filter(({ side }) => file.sides.includes(side.key)).map((page) => expectedSide(page, file)),
		process: file.process,
		profile,
		...(icc && profile.color.policy === "cmyk" ? { icc } : {}),
	}));
}

function expectedSide(page: SheetPage, { plates }: WrittenFile): ExpectedSide {
	const used = rolesOf(page).flatMap((role) => plates.filter((plate) => plate.role === role));
	return {
		key: page.side.key,
		trim: page.side.size,
		plates: used.map(({ name }) => name),
		spines: spinesOf(page),
		tooFine: used.flatMap(({ role }) => finePlates(page, role)),
	};
}

/**
 * Of single pages that are stitched (production.S3): the page beyond an edge gives its ink as bleed, and nothing else.
 */
function spinesOf({ side, pages }: SheetPage): ExpectedSide["spines"] {
	const isLeft = pages.some(({ x, clip }) => x + clip.x + clip.width <= 0);
	const isRight = pages.some(({ x, clip }) => x + clip.x >= side.size.width);
	return [...(isLeft ? (["left"] as const) : []), ...(isRight ? (["right"] as const) : [])];
}

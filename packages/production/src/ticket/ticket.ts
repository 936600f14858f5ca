import type { CutList } from "@offizin/assortment";
import type { Crease, FoldStep, GlueStrip } from "@offizin/formats";
import type { Configuration } from "@offizin/solver";
import { toMm } from "@offizin/units";
import type { WrittenFile } from "../file/write-print-files.ts";
import {
	conditionOf,
	iccFileOf,
	type PlateRole,
	type PrintProfile,
	plateOf,
} from "../profile/print-profile.ts";
import type { SheetPage } from "../sheet/lay-out-sheet.ts";
import { platesOf, rolesOf, rolesOfJob } from "../sheet/plates-of.ts";
import { type WorkStyle, workStyleOf } from "../sheet/work-style.ts";
import type { TicketStitching } from "./describe-stitching.ts";

export interface TicketFile {
	readonly name: string;
	readonly contentType: string;
	readonly bytes: number;
	/** Hexadecimal, as for every hash of the ticket. */
	readonly sha256: string;
}

/** Axis "x" is a vertical crease. It runs from edge to edge where nothing else is said. */
export interface TicketCrease {
	readonly axis: "x" | "y";
	readonly at: number;
	readonly from?: number;
	readonly to?: number;
}

/** What lies on one side of the sheet, in millimetres from the trim's top left corner. */
export interface TicketSide {
	readonly key: string;
	readonly trim: { readonly width: number; readonly height: number };
	readonly panels: readonly {
		readonly page: string;
		readonly x: number;
		readonly y: number;
		/** Lies upside down. */
		readonly turned: boolean;
	}[];
	readonly folds: readonly TicketCrease[];
	/** Steps of folding in their order, this side upwards; absent where the workshop folds nothing. */
	readonly folding?: readonly {
		readonly kind: FoldStep["kind"];
		readonly creases: readonly TicketCrease[];
		readonly direction: FoldStep["direction"];
	}[];
	/** Strips that are glued in the workshop, or get tape that the customer closes. */
	readonly glue?: readonly {
		readonly x: number;
		readonly y: number;
		readonly width: number;
		readonly height: number;
		readonly adhesive: GlueStrip["adhesive"];
	}[];
	readonly holes: readonly { readonly x: number; readonly y: number; readonly diameter: number }[];
	/** The contour that is punched through, or only through the label of a sticker; envelopes come finished. */
	readonly cut: "straight" | "die" | "kissCut" | "none";
	readonly slits: number;
	/** Names of the separations on this side. */
	readonly plates: readonly string[];
}

/** A separation beside the process inks and the PDF that holds it. */
export interface TicketPlate {
	readonly role: PlateRole;
	readonly name: string;
	readonly file: string;
	/** Keys of the sides it is used on, in order; the pages of its own file. */
	readonly sides: readonly string[];
}

/** Total ink of the finished file, in percent. */
export interface InkFigures {
	readonly limit: number;
	readonly highest: number;
}

/** What a page of the document is printed as: so many pages of the file, alike. */
export interface TicketPrint {
	readonly page: string;
	/** Pages of the file, from 1. */
	readonly firstPage: number;
	readonly lastPage: number;
	/** What the machine writes on their backs. */
	readonly backText?: string;
}

/** Everything the press needs to know about one job, as JSON beside the files. Lengths in millimetres. */
export interface JobTicket {
	readonly ticketVersion: 3;
	readonly job: string;
	readonly order: string;
	readonly line: string;
	readonly channel: string;
	readonly title: string;
	/** Time of the order, ISO. */
	readonly createdAt: string;
	readonly product: {
		readonly type: string;
		readonly form: string;
		readonly format: string;
		/** The finished piece, folded. */
		readonly trim: { readonly width: number; readonly height: number };
		readonly punching: string;
		readonly paper: { readonly key: string; readonly grams: number };
		/** Every chosen option, in the parameters of spec 3.8. */
		readonly configuration: Configuration;
	};
	/** Copies; of a personalised job one of each record, of a set of prints one of each page. */
	readonly quantity: number;
	/** A set of prints, in the order of the file, which has a page for each of them and is printed once. */
	readonly prints?: readonly TicketPrint[];
	/** A personalised job: how many different prints, and the file that says whose pages are where. */
	readonly records?: {
		readonly count: number;
		readonly index: string;
		/** The rows that were chosen, where not all are printed. */
		readonly rows?: string;
	};
	/** A design with its revision, or a pattern of ours, which has none: its hash says which one it was. */
	readonly design: { readonly id: string; readonly revision?: number; readonly documentSha256: string };
	readonly profile: {
		readonly key: string;
		readonly name: string;
		readonly standard: string;
		/** Printing condition, or the RGB space of the photos. */
		readonly condition: string;
		readonly iccFile?: string;
		readonly iccSha256: string;
		readonly delivery: PrintProfile["delivery"];
		readonly foilPrint: PrintProfile["foilPrint"];
	};
	readonly sheet: {
		readonly bleed: number;
		readonly workStyle: WorkStyle;
		readonly sides: readonly TicketSide[];
	};
	/** How a booklet is bound of its pages; absent for everything else. */
	readonly stitching?: TicketStitching;
	/** The flat colour round its bar, or between its photos, as it was chosen and in percent of the inks. */
	readonly ground?: { readonly name: string; readonly srgb: string; readonly cmyk: readonly number[] };
	/** What the workshop cuts and lays together for each piece; absent where it is done with what is printed. */
	readonly cutList?: CutList;
	readonly plates: readonly TicketPlate[];
	/** Absent in RGB. */
	readonly ink?: InkFigures;
	/** Rules the finished file was checked by and passed. */
	readonly checks: readonly string[];
	/** What the operator should look at, in words; none of it stopped the job. */
	readonly notes: readonly string[];
	readonly fonts: readonly { readonly id: string; readonly sha256: string }[];
	/** Day the parcel must have arrived; absent when nothing was promised. */
	readonly deliverBy?: string;
	/** Day the carrier takes it over: production ends. */
	readonly finishBy?: string;
	readonly files: readonly TicketFile[];
}

/** The sheet part of a ticket. */
export function describeSheet(sheet: readonly SheetPage[], profile: PrintProfile): JobTicket["sheet"] {
	return {
		bleed: toMm(profile.bleed),
		workStyle: workStyleOf(sheet.map(({ side }) => side)),
		sides: sheet.map((page) => describeSide(page, profile)),
	};
}

function describeSide(page: SheetPage, profile: PrintProfile): TicketSide {
	const { key, size, panels, folds, folding, holes, slits, glue } = page.side;
	return {
		key,
		trim: { width: toMm(size.width), height: toMm(size.height) },
		panels: panels.map(({ page: name, x, y, turned }) => ({ page: name, x: toMm(x), y: toMm(y), turned })),
		folds: folds.map(describeCrease),
		...(folding.length > 0 && {
			folding: folding.map(({ creases, ...step }) => ({ ...step, creases: creases.map(describeCrease) })),
		}),
		holes: holes.map(({ x, y, diameter }) => ({ x: toMm(x), y: toMm(y), diameter: toMm(diameter) })),
		cut: cutOf(page.side),
		slits: slits.length,
		plates: platesOf(page, profile),
		...(glue.length > 0 && { glue: glue.map(describeGlue) }),
	};
}

function cutOf({ die, kissCut, uncut }: SheetPage["side"]): TicketSide["cut"] {
	if (uncut) return "none";
	if (die === undefined) return "straight";
	return kissCut ? "kissCut" : "die";
}

function describeCrease({ axis, at, span }: Crease): TicketCrease {
	return { axis, at: toMm(at), ...(span && { from: toMm(span[0]), to: toMm(span[1]) }) };
}

function describeGlue({ box: { x, y, width, height }, adhesive }: GlueStrip) {
	return { x: toMm(x), y: toMm(y), width: toMm(width), height: toMm(height), adhesive };
}

/** Each plate of a job with the file it is in. */
export function describePlates(
	sheet: readonly SheetPage[],
	profile: PrintProfile,
	files: readonly WrittenFile[],
): TicketPlate[] {
	return rolesOfJob(sheet, profile).flatMap((role) => {
		const plate = plateOf(profile, role);
		const file = files.find(({ plates }) => plates.some((other) => other.role === role));
		const sides = sheet.filter((page) => rolesOf(page).includes(role)).map(({ side }) => side.key);
		return plate && file ? [{ role, name: plate.name, file: file.name, sides }] : [];
	});
}

/** The profile part of a ticket, under the name that operators read. */
export function describeProfile(
	profile: PrintProfile,
	{ name, iccSha256 }: Pick<JobTicket["profile"], "name" | "iccSha256">,
): JobTicket["profile"] {
	const { key, standard, delivery, foilPrint } = profile;
	const iccFile = iccFileOf(profile);
	return {
		key,
		name,
		standard,
		condition: conditionOf(profile),
		...(iccFile !== undefined && { iccFile }),
		iccSha256,
		delivery,
		foilPrint,
	};
}

import { mm, type Size, um } from "@offizin/units";
import type { CardFormat } from "../card-format.ts";
import type { Crease, FoldStep, Page, Panel, SheetSide } from "../format.ts";
import { SAFE_CUT, SAFE_DIE } from "../page-areas.ts";

/** A flap that folds inside is this much shorter at 250 to 350 g/m² (domain.md §1.1). */
export const FLAP_SHORTER = um(2000);
export const allCut = { top: "cut", right: "cut", bottom: "cut", left: "cut" } as const;

/** A size in millimetres, width before height. */
export function size(width: number, height: number): Size {
	return { width: mm(width), height: mm(height) };
}

type Details<T, Required extends keyof T> = Pick<T, Required> & Partial<Omit<T, Required>>;

/** A page, cut on all edges and plain unless told otherwise. */
export function buildPage(details: Details<Page, "key" | "numbers" | "size">): Page {
	return {
		edges: allCut,
		folds: [],
		refinable: false,
		cutMargin: SAFE_CUT,
		dieMargin: SAFE_DIE,
		holes: [],
		slits: [],
		reserved: [],
		...details,
	};
}

/** A side of a sheet, plain unless told otherwise. */
export function buildSide(details: Details<SheetSide, "key" | "size" | "panels">): SheetSide {
	return { folds: [], folding: [], holes: [], slits: [], glue: [], ...details };
}

/** A page where it lies, upright unless told otherwise. */
export function panel(page: string, x = 0, y = 0, turned = false): Panel {
	return { page, x: um(x), y: um(y), turned };
}

function orientationOf({ width, height }: Size): CardFormat["orientation"] {
	if (width === height) return "square";
	return width < height ? "portrait" : "landscape";
}

/** What a format is besides its geometry. */
export type Facts = Omit<CardFormat, "key" | "orientation" | keyof Sheets>;
/** The geometry that a builder makes of a size. */
export type Sheets = Pick<CardFormat, "trim" | "pages" | "sides" | "spreads">;

export function buildFormat(key: string, facts: Facts, sheets: Sheets): CardFormat {
	return { key, ...facts, orientation: orientationOf(sheets.trim), ...sheets };
}

export function verticalFolds(...positions: readonly number[]): readonly Crease[] {
	return positions.map((at) => ({ axis: "x", at: um(at) }));
}

export function horizontalFolds(...positions: readonly number[]): readonly Crease[] {
	return positions.map((at) => ({ axis: "y", at: um(at) }));
}

/** One crease after the other in the order given, each part under the rest: the outside stays outside. */
export function foldedUnder(creases: readonly Crease[]): readonly FoldStep[] {
	return creases.map((crease) => ({ kind: "fold", creases: [crease], direction: "down" }));
}

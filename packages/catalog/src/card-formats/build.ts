import { mm, type Size } from "@offizin/units";
import type { CardPage, SheetSide } from "../card-format.ts";

export const allCut = { top: "cut", right: "cut", bottom: "cut", left: "cut" } as const;

/** A size in millimetres, width before height. */
export function size(width: number, height: number): Size {
	return { width: mm(width), height: mm(height) };
}

type Details<T, Required extends keyof T> = Pick<T, Required> & Partial<Omit<T, Required>>;

/** A page, cut on all edges and plain unless told otherwise. */
export function buildPage(details: Details<CardPage, "key" | "numbers" | "size">): CardPage {
	return { edges: allCut, folds: [], refinable: false, holes: [], slits: [], reserved: [], ...details };
}

/** A side of a sheet, plain unless told otherwise. */
export function buildSide(details: Details<SheetSide, "key" | "size" | "panels">): SheetSide {
	return { folds: [], holes: [], slits: [], ...details };
}

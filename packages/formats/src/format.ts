import type { FactSource } from "@offizin/base";
import type { Box, Insets, Size, Um } from "@offizin/units";

/**
 * What happens to an edge of a page on press: it is cut (needs bleed), it is a crease (needs none), or it is a crease that
 * its colour wraps round onto paper nobody sees (needs bleed, so that a fold beside its place shows no white).
 */
export type Edge = "cut" | "fold" | "wrap";

/** A crease: axis "x" is vertical at x = at, axis "y" is horizontal at y = at. */
export interface Crease {
	readonly axis: "x" | "y";
	readonly at: Um;
	/** Its ends along the line, where it does not run from edge to edge. */
	readonly span?: readonly [from: Um, to: Um];
}

/**
 * A step of folding in the workshop, with the printed front or outside lying upwards. "down": the part beside the crease
 * goes under the rest; "up": over it. A "fold" is one crease; a "spine" is two that are bent square, since something lies
 * in between; "tabs" are narrow strips, each at a crease of its own.
 */
export interface FoldStep {
	readonly kind: "fold" | "spine" | "tabs";
	readonly creases: readonly Crease[];
	readonly direction: "down" | "up";
}

/** A drilled or punched round hole, by its centre. */
export interface Hole {
	readonly x: Um;
	readonly y: Um;
	readonly diameter: Um;
}

/** A part of a page that stays empty: for the post's stamp and codes, for glue, for a wire. */
export interface ReservedZone {
	readonly box: Box;
	readonly kind: "franking" | "coding" | "glue" | "wire";
	/** Where glue lands on a printed page: nothing is printed there, since it does not hold on ink. */
	readonly bare?: Box;
}

/** One page as a person sees it: a face of the card, or an open spread with its folds. Origin top left of the trim. */
export interface Page {
	/** Unique in the format: "front", "inner", "panel-3", "leaf-2-back". */
	readonly key: string;
	/** Of pages that a document has as many of as it likes, the first: all are shaped as it. */
	readonly like?: string;
	/** Page numbers of domain.md §1.1, from left to right or top to bottom: one for each panel that has one. */
	readonly numbers: readonly number[];
	readonly size: Size;
	readonly edges: { readonly top: Edge; readonly right: Edge; readonly bottom: Edge; readonly left: Edge };
	/** How far colour goes round the edges that are wrapped; the bleed where it is absent. */
	readonly wrap?: Insets;
	/** What a photo of the whole page fills, relative to the trim; absent where no photo does. */
	readonly picture?: Box;
	/**
	 * What is below everything where that is not left to the design: "shown" where it goes round the edges, so that there is
	 * one in any case; "bare" where the stock itself is seen. Absent: the colour that is chosen, or none.
	 */
	readonly ground?: "shown" | "bare";
	/** Where photos lie that stand side by side, relative to the trim, in reading order; absent where none do. */
	readonly places?: readonly Box[];
	/** What is left beside them for words, relative to the trim. */
	readonly words?: Box;
	/** Where a photo of the page lies that is seen whole, with paper around it; absent where no photo does. */
	readonly whole?: Box;
	/** Creases that cross the page. */
	readonly folds: readonly Crease[];
	/** Foil and relief are applied to the outer side only (domain.md §6). */
	readonly refinable: boolean;
	/** Text stays this far inside a cut edge. */
	readonly cutMargin: Um;
	/** Contour where the trim is not the rectangle: closed paths relative to the trim corner, inner ones cut out. */
	readonly die?: string;
	/** Its contour is that of its photo, which a document has (`die` as soon as one can be cut around). */
	readonly traced?: true;
	/** Text stays this far away from the contour and from slits. */
	readonly dieMargin: Um;
	readonly holes: readonly Hole[];
	/** Open cuts: paths relative to the trim corner. */
	readonly slits: readonly string[];
	readonly reserved: readonly ReservedZone[];
	/** Where an address stands: the recipient's on the front of an envelope, the sender's on its flap. */
	readonly address?: Box;
}

/** Where a side is glued, by what holds it: glue in the workshop, or tape under a liner that the customer pulls off. */
export interface GlueStrip {
	readonly box: Box;
	readonly adhesive: "glue" | "tape";
}

/**
 * A page where it lies on a side of the flat sheet: x and y are its top left corner as it lies there. What reaches
 * beyond the bleed of the side is cut off: so a spread is printed as two pages.
 */
export interface Panel {
	readonly page: string;
	readonly x: Um;
	readonly y: Um;
	/** Turned by 180°: its head points to the foot of the sheet. */
	readonly turned: boolean;
	/** Lies as in a mirror that stands beside it ("x"), or above or below it ("y"). */
	readonly mirrored?: "x" | "y";
	/** What of the page is seen here, relative to its trim; beyond it there is its ground. All of it where it is absent. */
	readonly part?: Box;
}

/** One side of a flat sheet: what becomes one page of the print file. Everything on it is in sheet coordinates. */
export interface SheetSide {
	/** Unique in the format: "outside", "inside", "front", "leaf-1-back". */
	readonly key: string;
	readonly size: Size;
	readonly panels: readonly Panel[];
	readonly folds: readonly Crease[];
	/** How the creases are folded, in order; of a front or an outside only, and not where the customer folds. */
	readonly folding: readonly FoldStep[];
	readonly die?: string;
	readonly holes: readonly Hole[];
	readonly slits: readonly string[];
	readonly glue: readonly GlueStrip[];
	/** The contour cuts the label and leaves its carrier whole. */
	readonly kissCut?: true;
	/** Printed on what is made already, such as an envelope: nothing is cut. */
	readonly uncut?: true;
}

/** Saddle stitching: sheets of four pages, one inside the other, stapled through the fold. */
export interface SaddleStitching {
	readonly pages: number;
	readonly staples: number;
	/** g/m² of the cover, which is the outer sheet; `grammage` of the format is that of the sheets inside. */
	readonly coverGrammage: { readonly min: number; readonly max: number };
}

/** Pixels per inch at print size: good from here, warned about below, refused below. */
export interface PhotoLimits {
	readonly good: number;
	readonly warn: number;
	readonly refuse: number;
}

/** Trim size and fold geometry of a product as it is configured: what a design refers to and never copies. */
export interface Format {
	readonly key: string;
	/** What the trade calls it: "klappkarte", "wandkalender". */
	readonly form: string;
	readonly source: FactSource;
	/** The finished piece, closed; of several the largest. */
	readonly trim: Size;
	readonly pages: readonly Page[];
	/** What is printed; of a booklet its single pages in reading order, which the printer imposes. */
	readonly sides: readonly SheetSide[];
	/** Each page is a print of its own: one side for each that a document has, as often as it says. */
	readonly isPrintPerPage?: true;
	/** How it lies open, where that is not what is printed: for people to look at. */
	readonly spreads?: readonly SheetSide[];
	readonly stitching?: SaddleStitching;
	/** Printed alike and sold as one set, where that is more than one. */
	readonly pieces?: number;
	/** What it is made of, where nobody chooses a paper. */
	readonly stock?: { readonly key: string; readonly grams: number };
	/** Pixels per inch its photos need, where it is not looked at from a hand's distance (`ppiOf`). */
	readonly ppi?: PhotoLimits;
	/** Paper it can be made of, in g/m², where not every stock will do. */
	readonly grammage?: { readonly min: number; readonly max: number };
}

/** The sides of a format as they lie open before a person. */
export function openSides({ spreads, sides }: Pick<Format, "spreads" | "sides">): readonly SheetSide[] {
	return spreads ?? sides;
}

export function pageOf(format: Pick<Format, "pages">, key: string): Page | undefined {
	return format.pages.find((page) => page.key === key);
}

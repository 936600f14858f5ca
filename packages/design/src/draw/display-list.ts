import type { FoilMetal } from "@offizin/formats";
import type { Matrix } from "@offizin/geometry";
import type { FontId } from "@offizin/text";
import type { Box, Um } from "@offizin/units";
import type { PhotoLook, PlacedPhoto } from "../document/photo-element.ts";

/** What finally lies on the sheet: process ink, perhaps under varnish, or metal. */
export type Paint =
	| {
			readonly role: "process";
			/** Percent of each ink. */
			readonly cmyk: readonly [number, number, number, number];
			/** How it is seen on white paper, "#rrggbb"; what is printed where the press takes no inks. */
			readonly srgb: string;
			/** Clear raised varnish lies over it. */
			readonly relief?: true;
	  }
	| { readonly role: "foil"; readonly metal: FoilMetal };

interface Item {
	/** Element that painted it; absent for the page background and for what stays bare over everything. */
	readonly element?: string;
	/** From the item's own coordinates to the page (trim origin, y down, micrometres). */
	readonly matrix: Matrix;
}

export interface FillItem extends Item {
	readonly kind: "fill";
	readonly path: string;
	readonly rule: "nonzero" | "evenodd";
	readonly paint: Paint;
}

export interface StrokeItem extends Item {
	readonly kind: "stroke";
	readonly path: string;
	/** In the item's own units. */
	readonly width: number;
	readonly cap: "butt" | "round";
	readonly paint: Paint;
}

/** Glyphs of one line in one font, size and ink. Positions are pen positions on the baseline. */
export interface GlyphsItem extends Item {
	readonly kind: "glyphs";
	readonly font: FontId;
	readonly size: Um;
	readonly paint: Paint;
	/** `text` is what the glyph stands for, so that the print file can be searched; empty inside a cluster. */
	readonly glyphs: readonly { id: number; x: Um; y: Um; advance: Um; text: string }[];
}

/** A photo as it is printed: the crop is cut out, mirrored, turned, changed in tone and thinned against white. */
export interface PhotoSource extends PlacedPhoto {
	readonly look?: PhotoLook;
	/** Percent; opaque when absent. */
	readonly opacity?: number;
}

/** A photo, or an empty slot when `source` is null. */
export interface PhotoItem extends Item {
	readonly kind: "photo";
	readonly source: PhotoSource | { readonly sample: string } | null;
	/** The slot the crop fills. */
	readonly box: Box;
	/** Outline the photo is clipped to, in the item's own coordinates. */
	readonly clip: string;
}

export type DisplayItem = FillItem | StrokeItem | GlyphsItem | PhotoItem;

/** Everything painted on one page, back to front: the single source of screen, raster and print. */
export interface DisplayList {
	readonly page: string;
	readonly items: readonly DisplayItem[];
}

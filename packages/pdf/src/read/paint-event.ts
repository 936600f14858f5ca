import type { Matrix, Path } from "@offizin/geometry";
import type { FillRule } from "../content.ts";
import type { ImageFacts } from "./image-facts.ts";
import type { Ink, InkSpace } from "./ink-space.ts";
import type { LayerFacts } from "./layer-facts.ts";
import type { PagePath } from "./page-path.ts";
import type { FontFacts } from "./read-font.ts";

/** An area that cuts off what is painted, within `outer` where there is one. */
export interface Clip {
	/** Counts the clips of a page; equal ids are the same clip. */
	readonly id: number;
	readonly path: PagePath;
	readonly rule: FillRule;
	readonly outer?: Clip;
	/** How many clips lie around it. */
	readonly depth: number;
}

interface Painted {
	/** Place in the order of painting, from 0: the object's identity on its page. */
	readonly id: number;
	/** Object numbers of the forms it stands in, outermost first; empty for the page's own content. */
	readonly within: readonly number[];
	readonly clip?: Clip;
	/** The innermost layer it is in. */
	readonly layer?: LayerFacts;
	readonly overprint: boolean;
	/** 1: where it overprints, DeviceCMYK inks of 0 % leave what is below (ISO 32000-1, 8.6.7). */
	readonly overprintMode: 0 | 1;
	/** What makes it see-through or blend, such as "ca 0.5"; empty for opaque objects. */
	readonly transparency: readonly string[];
}

export interface StrokeStyle {
	/** Effective width in µm of the page; under an uneven map the least and the most it becomes. */
	readonly width: number;
	readonly widest: number;
	readonly cap: "butt" | "round" | "square";
	readonly join: "miter" | "round" | "bevel";
	readonly miterLimit: number;
	/** Lengths and start in user space, as `lineWidth`. */
	readonly dash: readonly number[];
	readonly dashStart: number;
	readonly lineWidth: number;
	/** From user space to µm of the page. */
	readonly matrix: Matrix;
}

export interface ShownGlyph {
	readonly code: number;
	/** From the font's ToUnicode map; undefined where it says nothing. */
	readonly text: string | undefined;
	/** Pen position in µm of the page. */
	readonly x: number;
	readonly y: number;
	/** In em, y up; undefined where it cannot be read. */
	readonly outline: Path | undefined;
}

export interface FillEvent extends Painted {
	readonly kind: "fill";
	readonly ink: Ink;
	readonly path: PagePath;
	readonly rule: FillRule;
}

export interface StrokeEvent extends Painted {
	readonly kind: "stroke";
	readonly ink: Ink;
	readonly path: PagePath;
	readonly stroke: StrokeStyle;
}

/** Glyphs of one showing operator; with `stroke` their outlines are drawn, else they are filled. */
export interface GlyphsEvent extends Painted {
	readonly kind: "glyphs";
	readonly ink: Ink;
	readonly font: FontFacts;
	/** Type size on the page in points. */
	readonly sizePt: number;
	/** From em to µm of the page, without the pen position. */
	readonly matrix: Matrix;
	readonly glyphs: readonly ShownGlyph[];
	readonly stroke?: StrokeStyle;
	/** Counts the text objects of the page: what lies between one BT and its ET. */
	readonly block: number;
}

/** A picture; `matrix` maps the unit square, y up, its upper edge at 1, to the page. */
export interface ImageEvent extends Painted {
	readonly kind: "image";
	readonly image: ImageFacts;
	readonly matrix: Matrix;
	/** The colour poured through a stencil mask. */
	readonly ink?: Ink;
}

/** A gradient that fills the clip. */
export interface ShadingEvent extends Painted {
	readonly kind: "shading";
	readonly space: InkSpace;
}

/** One thing put on the page; all coordinates are µm from the top left of the media box, y down. */
export type PaintEvent = FillEvent | StrokeEvent | GlyphsEvent | ImageEvent | ShadingEvent;

import { invariant } from "@offizin/base";
import type { Matrix } from "@offizin/geometry";
import type { Box, Point } from "@offizin/units";
import { colorOperators, colorResource, type PdfColor } from "./color.ts";
import type { PdfForm } from "./form.ts";
import { type GlyphRun, glyphRunOperators } from "./glyph-run.ts";
import type { PdfImage } from "./image.ts";
import { beginLayer, type Layer } from "./layer.ts";
import { boxPath, pathOperators } from "./path.ts";
import { type Resource, resourceName } from "./resource.ts";
import { formatNumber, formatNumbers } from "./syntax.ts";

/** A colour and what happens to the inks below it: knocked out, or kept where this colour has none. */
export interface Paint {
	readonly color: PdfColor;
	readonly overprint?: boolean;
}

export interface Stroke extends Paint {
	/** Line width in µm. */
	readonly width: number;
	readonly cap?: "butt" | "round" | "square";
	readonly join?: "miter" | "round" | "bevel";
}

export type FillRule = "nonzero" | "evenodd";

/**
 * Drawing instructions of one page or form. Lengths are micrometres, the origin is the top left corner and
 * y points down. Every painting call names its own colour and overprint, so nothing depends on what came
 * before except transform and clip, which save and restore enclose. Paths are SVG path data with absolute
 * M, L, C, Z only.
 */
export interface Content {
	save(): void;
	restore(): void;
	transform(matrix: Matrix): void;
	clip(path: string, rule?: FillRule): void;
	fill(path: string, paint: Paint, rule?: FillRule): void;
	stroke(path: string, stroke: Stroke): void;
	glyphs(run: GlyphRun, paint: Paint): void;
	/** Fills `place` with the picture, cut off at `clip` if given. Overprint matters for spot pictures. */
	image(image: PdfImage, place: Box, options?: { readonly clip?: Box; readonly overprint?: boolean }): void;
	/** Draws a form with its origin at `at` (default: this content's origin). */
	form(form: PdfForm, at?: Point): void;
	/** Puts what `draw` draws into a layer. */
	layer(layer: Layer, draw: () => void): void;
	/** For the writer: what has been gathered. Throws while a save lacks its restore. */
	record(): ContentRecord;
}

/** What a content has gathered: operators to be written in order, and what they refer to. */
export interface ContentRecord {
	readonly operators: readonly string[];
	readonly resources: ReadonlySet<Resource>;
	readonly usesCmyk: boolean;
}

interface PaintState {
	fill?: string;
	stroke?: string;
	overprint?: boolean;
}

const CAPS = { butt: 0, round: 1, square: 2 } as const;
const JOINS = { miter: 0, round: 1, bevel: 2 } as const;

/** An empty content; hand it to `addPage` or `addForm` when it is drawn. */
export function createContent(): Content {
	const operators: string[] = [];
	const resources = new Set<Resource>();
	const saved: PaintState[] = [];
	let state: PaintState = {};
	let usesCmyk = false;

	function use(paint: Paint, side: "fill" | "stroke"): void {
		const resource = colorResource(paint.color);
		if (resource) resources.add(resource);
		else usesCmyk = true;
		const set = colorOperators(paint.color, side);
		if (state[side] !== set) operators.push(set);
		state[side] = set;
		setOverprint(paint.overprint ?? false);
	}

	function setOverprint(overprint: boolean): void {
		if (state.overprint !== overprint) operators.push(overprint ? "/Overprint gs" : "/Knockout gs");
		state.overprint = overprint;
	}

	return {
		save() {
			saved.push({ ...state });
			operators.push("q");
		},
		restore() {
			const previous = saved.pop();
			invariant(previous, "every restore has its save");
			state = previous;
			operators.push("Q");
		},
		transform(matrix) {
			operators.push(`${formatNumbers(matrix, 8)} cm`);
		},
		clip(path, rule = "nonzero") {
			operators.push(`${pathOperators(path)} ${rule === "evenodd" ? "W*" : "W"} n`);
		},
		fill(path, paint, rule = "nonzero") {
			use(paint, "fill");
			operators.push(`${pathOperators(path)} ${rule === "evenodd" ? "f*" : "f"}`);
		},
		stroke(path, stroke) {
			invariant(stroke.width > 0, `line width ${stroke.width} µm is above zero`);
			use(stroke, "stroke");
			const style = `${CAPS[stroke.cap ?? "butt"]} J ${JOINS[stroke.join ?? "miter"]} j`;
			operators.push(`${formatNumber(stroke.width)} w ${style} ${pathOperators(path)} S`);
		},
		glyphs(run, paint) {
			use(paint, "fill");
			resources.add(run.font);
			operators.push(...glyphRunOperators(run));
		},
		image(image, place, options = {}) {
			resources.add(image);
			setOverprint(options.overprint ?? false);
			const clip = options.clip ? `${pathOperators(boxPath(options.clip))} W n ` : "";
			const matrix = formatNumbers([place.width, 0, 0, -place.height, place.x, place.y + place.height]);
			operators.push(`q ${clip}${matrix} cm /${resourceName(image)} Do Q`);
		},
		form(form, at) {
			resources.add(form);
			const shift = at ? `1 0 0 1 ${formatNumbers([at.x, at.y])} cm ` : "";
			operators.push(`q ${shift}/${resourceName(form)} Do Q`);
		},
		layer(layer, draw) {
			resources.add(layer);
			operators.push(beginLayer(layer));
			draw();
			operators.push("EMC");
		},
		record() {
			invariant(saved.length === 0, `every save has its restore (${saved.length} open)`);
			return { operators, resources, usesCmyk };
		},
	};
}

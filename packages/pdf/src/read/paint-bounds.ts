import { apply, type Matrix, type Path } from "@offizin/geometry";
import {
	type Bounds,
	commonBounds,
	createPath,
	joinBounds,
	type PagePath,
	roundBounds,
} from "./page-path.ts";
import type { Clip, GlyphsEvent, ImageEvent, PaintEvent, StrokeStyle } from "./paint-event.ts";
import type { PageDrawing } from "./read-page.ts";

/** Each plate draws the same outlines; they go when their page goes. */
const glyphPaths = new WeakMap<GlyphsEvent, PagePath>();

/** The outlines of an event's glyphs where they stand on the page; glyphs without readable outline are left out. */
export function glyphsPath(event: GlyphsEvent): PagePath {
	const known = glyphPaths.get(event);
	if (known) return known;
	const [a, b, c, d] = event.matrix;
	const path = createPath();
	for (const glyph of event.glyphs) {
		const place: Matrix = [a, b, c, d, glyph.x, glyph.y];
		for (const [letter, coordinates] of glyph.outline ?? []) path.add(letter, coordinates, place);
	}
	const finished = path.finish();
	glyphPaths.set(event, finished);
	return finished;
}

const outlineBoxes = new WeakMap<Path, Bounds>();

/** What an outline spans in em, control points included; undefined for a space. */
function outlineBox(outline: Path): Bounds | undefined {
	const known = outlineBoxes.get(outline);
	if (known || outline.length === 0) return known;
	let [left, low, right, high] = [Infinity, Infinity, -Infinity, -Infinity];
	for (const [, coordinates] of outline) {
		for (const [index, value] of coordinates.entries()) {
			if (index % 2 === 0) [left, right] = [Math.min(left, value), Math.max(right, value)];
			else [low, high] = [Math.min(low, value), Math.max(high, value)];
		}
	}
	const box: Bounds = [left, low, right, high];
	outlineBoxes.set(outline, box);
	return box;
}

/**
 * What an event's glyphs span, from the boxes of their outlines, so that no outline need be placed; exact for
 * text in quarter turns, else a little more than the glyphs.
 */
export function glyphsBounds({ glyphs, matrix }: GlyphsEvent): Bounds | undefined {
	const [a, b, c, d] = matrix;
	let all: Bounds | undefined;
	for (const { outline, x, y } of glyphs) {
		const box = outline && outlineBox(outline);
		if (!box) continue;
		const [left, low, right, high] = box;
		const xs = [a * left, a * right].sort(ascending);
		const ys = [b * left, b * right].sort(ascending);
		const us = [c * low, c * high].sort(ascending);
		const vs = [d * low, d * high].sort(ascending);
		const sum = (p: readonly number[], q: readonly number[], end: 0 | 1) => (p[end] ?? 0) + (q[end] ?? 0);
		all = joinBounds(all, [x + sum(xs, us, 0), y + sum(ys, vs, 0), x + sum(xs, us, 1), y + sum(ys, vs, 1)]);
	}
	return all && roundBounds(all);
}

function ascending(a: number, b: number): number {
	return a - b;
}

/** The four corners of a picture as a path. */
export function imagePath({ matrix }: ImageEvent): PagePath {
	const path = createPath();
	path.add("M", [0, 1], matrix);
	for (const corner of [
		[1, 1],
		[1, 0],
		[0, 0],
	])
		path.add("L", corner, matrix);
	path.add("Z", [], matrix);
	return path.finish();
}

/** What an object spans, before clips; undefined for nothing, and for a gradient, which fills its clip. */
function paintBounds(event: PaintEvent): Bounds | undefined {
	switch (event.kind) {
		case "fill":
			return event.path.bounds;
		case "stroke":
			return widened(event.path.bounds, event.stroke);
		case "glyphs": {
			const bounds = glyphsBounds(event);
			return event.stroke ? widened(bounds, event.stroke) : bounds;
		}
		case "image":
			return imagePath(event).bounds;
		case "shading":
			return undefined;
	}
}

/** What of the object can be seen on the page, by the boxes of paths and clips; undefined for nothing. */
export function visibleBounds(event: PaintEvent, drawing: PageDrawing): Bounds | undefined {
	const { width, height } = drawing.boxes.media;
	let seen: Bounds | undefined = [0, 0, width, height];
	if (event.kind !== "shading") {
		const own = paintBounds(event);
		seen = own && commonBounds(seen, own);
	}
	for (let clip: Clip | undefined = event.clip; clip && seen; clip = clip.outer) {
		seen = clip.path.bounds && commonBounds(seen, clip.path.bounds);
	}
	return seen;
}

function widened(bounds: Bounds | undefined, stroke: StrokeStyle): Bounds | undefined {
	const by = stroke.widest / 2;
	return bounds && [bounds[0] - by, bounds[1] - by, bounds[2] + by, bounds[3] + by];
}

/** Lengths on the page of a map's unit vectors. */
export function sideLengths(matrix: Matrix): readonly [width: number, height: number] {
	const [x, y] = apply(matrix, 0, 0);
	const [right, down] = [apply(matrix, 1, 0), apply(matrix, 0, 1)];
	return [Math.hypot(right[0] - x, right[1] - y), Math.hypot(down[0] - x, down[1] - y)];
}

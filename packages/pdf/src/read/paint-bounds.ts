import { apply, type Matrix } from "./matrix.ts";
import { type Bounds, commonBounds, createPath, type PagePath } from "./page-path.ts";
import type { Clip, GlyphsEvent, ImageEvent, PaintEvent, StrokeStyle } from "./paint-event.ts";
import type { PageDrawing } from "./read-page.ts";

/** The outlines of an event's glyphs where they stand on the page; glyphs without readable outline are left out. */
export function glyphsPath({ glyphs, matrix }: GlyphsEvent): PagePath {
	const [a, b, c, d] = matrix;
	const path = createPath();
	for (const glyph of glyphs) {
		const place: Matrix = [a, b, c, d, glyph.x, glyph.y];
		for (const [letter, coordinates] of glyph.outline ?? []) path.add(letter, coordinates, place);
	}
	return path.finish();
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
export function paintBounds(event: PaintEvent): Bounds | undefined {
	switch (event.kind) {
		case "fill":
			return event.path.bounds;
		case "stroke":
			return widened(event.path.bounds, event.stroke);
		case "glyphs": {
			const { bounds } = glyphsPath(event);
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

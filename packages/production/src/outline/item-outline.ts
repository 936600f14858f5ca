import { type FillItem, type GlyphsItem, glyphPath, type StrokeItem } from "@offizin/design";
import { flattenPath, type Matrix } from "@offizin/geometry";
import type { Shaper } from "@offizin/text";
import { strokeArea } from "./offset.ts";
import { mapPolygons, type Polygon, unite, type WindingRule } from "./polygon.ts";

/** What an item covers, on its page: rings in micrometres without overlaps. */
export function itemOutline(item: FillItem | StrokeItem | GlyphsItem, shaper: Shaper): Polygon[] {
	switch (item.kind) {
		case "fill":
			return filled(item.path, item.matrix, item.rule);
		case "glyphs":
			return filled(glyphPath(item, shaper), item.matrix, "nonzero");
		case "stroke":
			return stroked(item);
	}
}

/** The area of a filled path, on the page its matrix leads to. */
export function filled(path: string, matrix: Matrix, rule: WindingRule): Polygon[] {
	const rings = flattenPath(path, scaleOf(matrix)).map(({ points }) => [...points]);
	return unite(mapPolygons(rings, matrix), rule);
}

function stroked({ path, matrix, width, cap }: StrokeItem): Polygon[] {
	// Thickened in micrometres but in its own proportions, since an artwork may be stretched in one direction.
	const scale = scaleOf(matrix);
	const lines = flattenPath(path, scale).map(({ points, isClosed }) => ({
		points: points.map(({ x, y }) => ({ x: x * scale, y: y * scale })),
		isClosed,
	}));
	const [a, b, c, d, e, f] = matrix;
	const rest: Matrix = [a / scale, b / scale, c / scale, d / scale, e, f];
	return unite(mapPolygons(strokeArea(lines, width * scale, cap), rest), "nonzero");
}

/** How much longer a line becomes, on average of all directions. */
export function scaleOf([a, b, c, d]: Matrix): number {
	return Math.sqrt(Math.abs(a * d - b * c));
}

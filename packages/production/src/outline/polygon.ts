import type { Matrix } from "@offizin/geometry";
import { Clipper, ClipType, FillRule, type PolyPath64, PolyTree64 } from "clipper2-ts";

export interface Vertex {
	readonly x: number;
	readonly y: number;
}

/** A closed ring of points in whole micrometres; holes run the other way round than what they lie in. */
export type Polygon = Vertex[];

export type WindingRule = "nonzero" | "evenodd";

/** Rings without overlaps and self-crossings, the same area as painting them with `rule`. */
export function unite(polygons: readonly Polygon[], rule: WindingRule): Polygon[] {
	return Clipper.union([...polygons], rule === "evenodd" ? FillRule.EvenOdd : FillRule.NonZero);
}

/** What of `polygons` lies outside `cutter`; both without overlaps. */
export function subtract(polygons: readonly Polygon[], cutter: readonly Polygon[]): Polygon[] {
	return Clipper.difference([...polygons], [...cutter], FillRule.NonZero);
}

/** Each piece that hangs together, with its holes. */
export function connectedParts(polygons: readonly Polygon[]): Polygon[][] {
	const tree = new PolyTree64();
	Clipper.booleanOpWithPolyTree(ClipType.Union, [...polygons], null, tree, FillRule.NonZero);
	const parts: Polygon[][] = [];
	const gather = (outers: Iterable<PolyPath64>) => {
		for (const outer of outers) {
			const holes = childrenOf(outer);
			parts.push([outer, ...holes].flatMap(({ polygon }) => (polygon ? [polygon] : [])));
			for (const hole of holes) gather(childrenOf(hole));
		}
	};
	gather(childrenOf(tree));
	return parts;
}

function childrenOf(path: PolyPath64): PolyPath64[] {
	return Array.from({ length: path.count }, (_, index) => path.child(index));
}

/** Area in µm², holes taken off. */
export function areaOf(polygons: readonly Polygon[]): number {
	return Math.abs(Clipper.areaPaths([...polygons]));
}

export function mapPolygons(polygons: readonly Polygon[], [a, b, c, d, e, f]: Matrix): Polygon[] {
	return polygons.map((ring) =>
		ring.map(({ x, y }) => ({ x: Math.round(a * x + c * y + e), y: Math.round(b * x + d * y + f) })),
	);
}

/** Path data of the rings; "" for none. */
export function polygonPath(polygons: readonly Polygon[]): string {
	return polygons.map((ring) => `M${ring.map(({ x, y }) => `${x} ${y}`).join("L")}Z`).join("");
}

export interface Bounds {
	readonly left: number;
	readonly top: number;
	readonly right: number;
	readonly bottom: number;
}

export function boundsOfPolygons(polygons: readonly Polygon[]): Bounds {
	return Clipper.getBoundsPaths([...polygons]);
}

export function boundsMeet(a: Bounds, b: Bounds): boolean {
	return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

import type { Polyline } from "@offizin/geometry";
import { Clipper, EndType, JoinType } from "clipper2-ts";
import type { Polygon } from "./polygon.ts";

/** How far the corners of a round join may lie beside their circle, in µm. */
const ARC_TOLERANCE = 2;
const MITER_LIMIT = 2;

/** Moves every edge outwards by `by` µm, inwards when negative; what is thinner than twice that vanishes. */
export function grow(polygons: readonly Polygon[], by: number): Polygon[] {
	if (by === 0) return [...polygons];
	return Clipper.inflatePaths([...polygons], by, JoinType.Round, EndType.Polygon, MITER_LIMIT, ARC_TOLERANCE);
}

/** The area a line of `width` covers, in µm; corners are round, as all lines of a design are. */
export function strokeArea(lines: readonly Polyline[], width: number, cap: "butt" | "round"): Polygon[] {
	const rounded = (isClosed: boolean) =>
		lines
			.filter((line) => line.isClosed === isClosed)
			.map(({ points }) => points.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) })));
	const inflate = (paths: Polygon[], end: EndType) =>
		Clipper.inflatePaths(paths, width / 2, JoinType.Round, end, MITER_LIMIT, ARC_TOLERANCE);
	return [
		...inflate(rounded(true), EndType.Joined),
		...inflate(rounded(false), cap === "round" ? EndType.Round : EndType.Butt),
	];
}

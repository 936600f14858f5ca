import {
	type Contour,
	distanceToOutline,
	type Extent,
	extentOf,
	isFilled,
	meets,
	type Spot,
} from "@offizin/geometry";
import type { Piece } from "./check-piece.ts";

/** How a piece lies to an area: apart from it, all over it, or with an edge of its own inside. */
export type Overlap = "none" | "covers" | "crosses";

/** Distance at which an outline is probed, and the most probes of one chord. */
const PROBE = 250;
const MAX_PROBES = 400;

/** How a piece lies to a closed area of the page. What reaches in less deep than `depth` counts as apart. */
export function overlapOf(piece: Piece, area: readonly Contour[], depth: number): Overlap {
	const extent = piece.extent();
	const around = extentOf(area);
	if (!extent || !around || !meets(extent, around)) return "none";
	const reachesIn = (spot: Spot) => depthIn(area, spot) + piece.reach > depth;
	if (piece.contours().some((contour) => probes(contour, piece, around).some(reachesIn))) return "crosses";
	if (piece.item.kind === "stroke") return "none";
	const rule = piece.item.kind === "fill" ? piece.item.rule : "nonzero";
	return area.flat().every((spot) => isFilled(piece.contours(), rule, spot)) ? "covers" : "none";
}

/** How deep a point lies inside an area; negative outside. */
function depthIn(area: readonly Contour[], spot: Spot): number {
	const distance = distanceToOutline(area, spot);
	return isFilled(area, "nonzero", spot) ? distance : -distance;
}

/** Points along an outline where it may reach into what lies within `around`. */
function probes(contour: Contour, { item, reach }: Piece, around: Extent): Spot[] {
	const spots: Spot[] = [];
	let from = item.kind === "stroke" ? undefined : contour.at(-1);
	for (const to of contour) {
		if (from && isNear(from, to, around, reach)) {
			const length = Math.hypot(to.x - from.x, to.y - from.y);
			const count = Math.max(1, Math.min(MAX_PROBES, Math.ceil(length / PROBE)));
			for (let probe = 0; probe <= count; probe++) {
				const share = probe / count;
				spots.push({ x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) });
			}
		}
		from = to;
	}
	return spots;
}

function isNear(from: Spot, to: Spot, { left, top, right, bottom }: Extent, reach: number): boolean {
	return (
		Math.max(from.x, to.x) >= left - reach &&
		Math.min(from.x, to.x) <= right + reach &&
		Math.max(from.y, to.y) >= top - reach &&
		Math.min(from.y, to.y) <= bottom + reach
	);
}

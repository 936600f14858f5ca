import type { Um } from "@offizin/units";
import { grow } from "./offset.ts";
import { areaOf, boundsOfPolygons, connectedParts, type Polygon, subtract } from "./polygon.ts";

/** What a foil block or a varnish stencil cannot hold. */
export interface FineParts {
	/** A line or dot is thinner than the press can lay down. */
	readonly line: boolean;
	/** A gap or counter is so narrow that it fills in. */
	readonly gap: boolean;
}

/** Thinnest line and narrowest gap of a plate (domain.md §6). */
export interface FineLimits {
	readonly line: Um;
	readonly gap: Um;
}

/**
 * Points of leaves and corners are thin for a short way and merely come out a little rounder. Up to this many
 * times the limit beyond what is thick enough, nobody misses them.
 */
const TIP = 2;
/** Crumbs of the arithmetic, in µm². */
const CRUMB = 200;

/** Looks for parts of a shape that are finer than the limits, in µm; rings without overlaps. */
export function fineParts(shape: readonly Polygon[], { line, gap }: FineLimits): FineParts {
	return { line: isFiner(shape, line), gap: isFiner(surroundings(shape, 10 * gap), gap) };
}

/** Whether a part is thinner than `min`: it vanishes when the shape is shrunk by half of that and grown again. */
function isFiner(shape: readonly Polygon[], min: Um): boolean {
	// Less the rounding of outlines, so that exactly the limit passes.
	const reach = min / 2 - 4;
	return connectedParts(shape).some((part) => {
		const thick = grow(grow(part, -reach), reach + TIP * min);
		return areaOf(subtract(part, thick)) > CRUMB;
	});
}

/** The paper around and inside a shape, as far as `margin`. */
function surroundings(shape: readonly Polygon[], margin: number): Polygon[] {
	const { left, top, right, bottom } = boundsOfPolygons(shape);
	const frame = [
		{ x: left - margin, y: top - margin },
		{ x: right + margin, y: top - margin },
		{ x: right + margin, y: bottom + margin },
		{ x: left - margin, y: bottom + margin },
	];
	return subtract([frame], shape);
}

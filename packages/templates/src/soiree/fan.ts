import type { Path, Spot } from "@offizin/geometry";
import { cut, form, type Mark, WEIGHT } from "./engraving.ts";
import { arc, closed, line, polar } from "./pen.ts";

/** One setback of a crown: how far it opens to either side, in degrees, and how far it reaches, in millimetres. */
export interface Setback {
	readonly spread: number;
	readonly reach: number;
}

export interface CrownShape {
	/** Where all rays meet: a point on the line the crown grows from. */
	readonly centre: Spot;
	/** Degrees of the middle; 0 opens to the right, 90 upwards. */
	readonly towards: number;
	/** From the widest and lowest to the narrowest and highest. */
	readonly setbacks: readonly Setback[];
	/** Degrees between rays; divides the spread of every setback. */
	readonly pitch: number;
	/** Radius at which the rays begin. */
	readonly ring: number;
}

export interface FanShape extends CrownShape {
	readonly hub: number;
}

/** Between the end of a ray and the line it stops before. */
const AIR = 1.1;
const SLACK = 1e-9;

/** The stepped outline as one line: arcs joined by radial steps, up one side and down the other. */
function skyline({ centre, towards, setbacks }: CrownShape): Path {
	const inner = (index: number) => setbacks[index + 1]?.spread ?? 0;
	const up = setbacks.flatMap(({ spread, reach }, index) =>
		arc(centre, reach, towards - spread, towards - inner(index), index > 0),
	);
	const down = setbacks
		.map(({ spread, reach }, index) => arc(centre, reach, towards + inner(index), towards + spread, true))
		.toReversed();
	return [...up, ...down.flat()];
}

function widestOf(setbacks: readonly Setback[]): number {
	return Math.max(...setbacks.map(({ spread }) => spread));
}

/** Angles of the rays against the middle, without the two that would lie on the sides. */
function leansOf({ setbacks, pitch }: CrownShape): number[] {
	const count = Math.round(widestOf(setbacks) / pitch) - 1;
	return Array.from({ length: 2 * count + 1 }, (_, index) => (index - count) * pitch);
}

/** Where a ray ends: short of the outline, or on it where it runs into one of its steps. */
function endOf(setbacks: readonly Setback[], lean: number): number {
	const under = setbacks.filter(({ spread }) => Math.abs(lean) < spread - SLACK);
	const reach = under.at(-1)?.reach ?? 0;
	const isStep = setbacks.some(({ spread }) => Math.abs(Math.abs(lean) - spread) < SLACK);
	return isStep ? reach : reach - AIR;
}

/** Rays under a stepped skyline, like the crown of a tower; every second ray begins further out. */
export function crown(shape: CrownShape): Mark[] {
	const { centre, towards, setbacks, pitch, ring } = shape;
	const rays = leansOf(shape).map((lean) => {
		const to = endOf(setbacks, lean);
		const isLong = Math.round(lean / pitch) % 2 === 0;
		const from = isLong ? ring + AIR : ring + (to - ring) * 0.4;
		return line(polar(centre, from, towards + lean), polar(centre, to, towards + lean));
	});
	return [cut(WEIGHT.medium, skyline(shape)), cut(WEIGHT.fine, ...rays)];
}

/** A crown on a pleated half disc: the fan of the collection. */
export function fan(shape: FanShape): Mark[] {
	const { centre, towards, setbacks, hub, ring } = shape;
	const widest = widestOf(setbacks);
	const half = (radius: number) => arc(centre, radius, towards - widest, towards + widest);
	const inner = ring - 1.2;
	const pleats = [-75, -60, -45, -30, -15, 0, 15, 30, 45, 60, 75]
		.filter((lean) => Math.abs(lean) < widest && inner - hub > 3.5 * AIR)
		.map((lean) =>
			line(polar(centre, hub + AIR, towards + lean), polar(centre, inner - AIR, towards + lean)),
		);
	return [
		...crown(shape),
		cut(WEIGHT.medium, half(ring), half(hub)),
		cut(WEIGHT.fine, half(inner), ...pleats),
		form(closed(half(hub - 1.3))),
	];
}

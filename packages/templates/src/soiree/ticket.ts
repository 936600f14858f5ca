import type { Path } from "@offizin/geometry";
import type { Bounds } from "./frame.ts";
import { arc, closed } from "./pen.ts";

export interface TicketShape {
	readonly outer: Bounds;
	/** Radius of the bites in the corners and at the tear line. */
	readonly bite: number;
	/** Where the stub is torn off. */
	readonly tear: number;
}

/**
 * Outline of an admission ticket: quarter circles bitten out of the corners, half circles where the stub is torn
 * off. `by` moves the whole outline inwards in parallel: sides go in, bites grow.
 */
export function ticketOutline({ outer, bite, tear }: TicketShape, by: number): Path {
	const { left, top, right, bottom } = outer;
	const radius = bite + by;
	// The bites keep their centres on the outer corners; so far an arc stops short of a full quarter.
	const short = (Math.asin(by / radius) * 180) / Math.PI;
	return closed([
		...arc({ x: left, y: top }, radius, 270 + short, 360 - short),
		...arc({ x: tear, y: top }, radius, 180 + short, 360 - short, true),
		...arc({ x: right, y: top }, radius, 180 + short, 270 - short, true),
		...arc({ x: right, y: bottom }, radius, 90 + short, 180 - short, true),
		...arc({ x: tear, y: bottom }, radius, short, 180 - short, true),
		...arc({ x: left, y: bottom }, radius, short, 90 - short, true),
	]);
}

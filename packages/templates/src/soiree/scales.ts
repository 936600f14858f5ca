import type { Path, Spot } from "@offizin/geometry";
import { arcWithin, lineWithin } from "./clip.ts";
import { cut, type Mark, WEIGHT } from "./engraving.ts";
import type { Bounds } from "./frame.ts";
import { polar } from "./pen.ts";

/** Degrees between the ribs of one scale. */
const RIB = 7.5;
/** Distance between a rib and the arch in front of it. */
const CLEAR = 0.8;

/** One fan-shaped scale: an arch over a tail whose sides are the arches of the row in front of it. */
function scale(
	window: Bounds,
	centre: Spot,
	radius: number,
): { readonly rims: Path[]; readonly ribs: Path[] } {
	const tail = { x: centre.x, y: centre.y + radius };
	const rim = arcWithin(window, centre, radius, 0, 180);
	const inner = arcWithin(window, centre, radius - 1.1, 0, 180);
	const ribs = Array.from({ length: 9 }, (_, index) => (index - 4) * RIB).map((lean) => {
		const lift = radius * Math.sin((Math.abs(lean) * Math.PI) / 180);
		// Along a rib from the tail, where it has come clear of the arch in front of it.
		const clear = lift + Math.sqrt(lift * lift + CLEAR * (2 * radius + CLEAR));
		const from = Math.max(clear, radius * (lean % (2 * RIB) === 0 ? 0.66 : 0.96));
		const to = 2 * radius * Math.cos((lean * Math.PI) / 180) - 2.1;
		return lineWithin(window, polar(tail, from, 90 + lean), polar(tail, to, 90 + lean));
	});
	return { rims: [rim], ribs: [inner, ...ribs] };
}

/** A wall of scales that fills the window; one scale is centred on `origin`. */
export function scales(window: Bounds, origin: Spot, radius: number): Mark[] {
	const columns = Math.ceil((window.right - origin.x) / radius) + 1;
	const before = Math.ceil((origin.x - window.left) / radius) + 1;
	const rows = Math.ceil((window.bottom - origin.y) / radius) + 1;
	const above = Math.ceil((origin.y - window.top) / radius) + 1;
	const rims: Path[] = [];
	const ribs: Path[] = [];
	for (let row = -above; row <= rows; row++) {
		for (let column = -before; column <= columns; column++) {
			if ((row + column) % 2 !== 0) continue;
			const drawn = scale(window, { x: origin.x + column * radius, y: origin.y + row * radius }, radius);
			rims.push(...drawn.rims);
			ribs.push(...drawn.ribs);
		}
	}
	return [cut(WEIGHT.medium, ...rims), cut(WEIGHT.fine, ...ribs)];
}

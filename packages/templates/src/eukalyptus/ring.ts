import { add, type Cubic, heading, mix, type Point, sway, through, times } from "@offizin/ornaments";
import type { Mark } from "./drawing.ts";

export interface Ring {
	readonly centre: Point;
	readonly radius: number;
	/** Where the line starts and ends, degrees clockwise from the right. */
	readonly from: number;
	readonly to: number;
	readonly stroke: number;
	readonly seed: number;
}

const DEGREES = Math.PI / 180;

/** Most of a circle, drawn by hand: almost round. */
export function drawRing({ centre, radius, from, to, stroke, seed }: Ring): Mark {
	const steps = 16;
	const points = Array.from({ length: steps + 1 }, (_, i): Point => {
		const angle = mix(from, to, i / steps) * DEGREES;
		const isEnd = i === 0 || i === steps;
		return add(centre, times(heading(angle), radius + (isEnd ? 0 : sway(0.05, seed, i))));
	});
	return { tone: "line", curves: [{ points: through(points), closed: false }], stroke };
}

/** The piece of the circle that the ring leaves open, as a stem to grow leaves on. */
export function arcStem(centre: Point, radius: number, from: number, to: number): Cubic {
	const [start, end] = [from * DEGREES, to * DEGREES];
	const handle = (4 / 3) * Math.tan((end - start) / 4) * radius;
	const on = (angle: number) => add(centre, times(heading(angle), radius));
	return [
		on(start),
		add(on(start), times(heading(start + Math.PI / 2), handle)),
		add(on(end), times(heading(end - Math.PI / 2), handle)),
		on(end),
	];
}

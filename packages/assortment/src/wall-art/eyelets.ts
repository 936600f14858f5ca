import type { Millimetres } from "./measures.ts";

/** From the edge to the middle of an eyelet, what it measures inside, and what two are apart at most; mm (domain.md §4.1). */
const [INSET, DIAMETER, DISTANCE] = [15, 10, 500];

/** Where an eyelet is, from the top left corner of the banner; mm. */
interface Eyelet {
	readonly x: number;
	readonly y: number;
	readonly diameter: number;
}

/** The eyelets of a banner of so many mm: one in every corner, and between them no further apart than half a metre. */
export function eyeletsOf({ width, height }: Millimetres): readonly Eyelet[] {
	const along = (length: number) => {
		const steps = Math.ceil(length / DISTANCE);
		const step = (length - 2 * INSET) / steps;
		return Array.from({ length: steps + 1 }, (_none, index) => INSET + index * step);
	};
	const at = (x: number, y: number): Eyelet => ({ x, y, diameter: DIAMETER });
	const [across, down] = [along(width), along(height)];
	return [
		...across.flatMap((x) => [at(x, INSET), at(x, height - INSET)]),
		...down.slice(1, -1).flatMap((y) => [at(INSET, y), at(width - INSET, y)]),
	];
}

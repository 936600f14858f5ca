import { type Box, type Um, um } from "@offizin/units";

/**
 * How an area is divided: a place for a photo, or parts beside or below each other with a gutter between them, as wide as
 * their weights say. Every place touches its neighbours' gutters, so that a layout fills its area to the edge.
 */
export type Slice =
	| "place"
	| {
			readonly along: "x" | "y";
			readonly parts: readonly { readonly weight: number; readonly slice: Slice }[];
	  };

/** Parts of the same kind: side by side, or one below the other. */
export function divided(along: "x" | "y", weights: readonly number[], slices: readonly Slice[]): Slice {
	return { along, parts: slices.map((slice, at) => ({ slice, weight: weights[at] ?? 1 })) };
}

/** As many places of one size. */
export function evenly(along: "x" | "y", count: number): Slice {
	if (count === 1) return "place";
	return divided(along, [], Array<Slice>(count).fill("place"));
}

/** The places of a layout on an area, in reading order of its parts, in whole micrometres with gutters as wide as given. */
export function placesOf(slice: Slice, area: Box, gap: Um): Box[] {
	if (slice === "place") return [area];
	const isAcross = slice.along === "x";
	const { parts } = slice;
	const whole = parts.reduce((sum, { weight }) => sum + weight, 0);
	const length = (isAcross ? area.width : area.height) - gap * (parts.length - 1);
	let passed = 0;
	return parts.flatMap(({ weight, slice: inner }, at) => {
		const start = Math.round((length * passed) / whole);
		passed += weight;
		const size = um(Math.round((length * passed) / whole) - start);
		const offset = start + gap * at;
		const part = isAcross
			? { ...area, x: um(area.x + offset), width: size }
			: { ...area, y: um(area.y + offset), height: size };
		return placesOf(inner, part, gap);
	});
}

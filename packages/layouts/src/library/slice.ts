import { type Box, type Um, um } from "@offizin/units";

/** What a text of a layout is for. */
export const textRoles = ["heading", "body", "caption", "quotation"] as const;
export type TextRole = (typeof textRoles)[number];

interface Part {
	readonly slice: Slice;
	/** Of what parts without a length of their own leave over. */
	readonly weight: number;
	readonly length?: Um;
}

/**
 * How an area is divided: a place for a photo or for a text, white, or parts beside or below each other with a gutter
 * between them, as wide as their weights say. Every place touches its neighbours' gutters, so that a layout fills its area
 * to the edge.
 */
export type Slice =
	| "place"
	| "white"
	| TextRole
	| {
			readonly along: "x" | "y";
			readonly parts: readonly Part[];
	  };

/** Parts side by side, or one below the other. */
export function divided(along: "x" | "y", weights: readonly number[], slices: readonly Slice[]): Slice {
	return { along, parts: slices.map((slice, at) => ({ slice, weight: weights[at] ?? 1 })) };
}

/** As many places of one size. */
export function evenly(along: "x" | "y", count: number): Slice {
	if (count === 1) return "place";
	return divided(along, [], Array<Slice>(count).fill("place"));
}

interface Leaf {
	readonly leaf: "place" | TextRole;
	readonly box: Box;
}

/** The places for photos, in reading order of the parts, in whole micrometres with gutters as wide as given. */
export function placesOf(slice: Slice, area: Box, gap: Um): Box[] {
	return leavesOf(slice, area, gap).flatMap(({ leaf, box }) => (leaf === "place" ? [box] : []));
}

/** All that is to be seen of a layout, likewise. */
export function leavesOf(slice: Slice, area: Box, gap: Um): Leaf[] {
	if (slice === "white") return [];
	if (typeof slice === "string") return [{ leaf: slice, box: area }];
	const isAcross = slice.along === "x";
	const { parts } = slice;
	const whole = parts.reduce((sum, part) => sum + (part.length === undefined ? part.weight : 0), 0);
	const fixed = parts.reduce((sum, part) => sum + (part.length ?? 0), 0);
	const length = (isAcross ? area.width : area.height) - gap * (parts.length - 1) - fixed;
	let [passed, before] = [0, 0];
	return parts.flatMap((part, at) => {
		const start = Math.round((length * passed) / whole) + before;
		if (part.length === undefined) passed += part.weight;
		else before += part.length;
		const size = um(Math.round((length * passed) / whole) + before - start);
		const offset = start + gap * at;
		const box = isAcross
			? { ...area, x: um(area.x + offset), width: size }
			: { ...area, y: um(area.y + offset), height: size };
		return leavesOf(part.slice, box, gap);
	});
}

import { type Accepts, type Drop, placesAt, type TreeRow, withoutBelow } from "./project-drop.ts";

/** A step of what was picked up: past its neighbours, into the one above it, out of what it lies in. */
export type Way = "up" | "down" | "in" | "out";

/** Where a row lies. */
export function placeNow(rows: readonly TreeRow[], id: string): Drop | undefined {
	const shown = withoutBelow(rows, id);
	const index = shown.findIndex((row) => row.id === id);
	const row = shown[index];
	if (!row) return undefined;
	const after = shown.slice(0, index).findLast(({ parent }) => parent === row.parent)?.id ?? null;
	return { index, parent: row.parent, after, depth: row.depth };
}

interface Step {
	readonly rows: readonly TreeRow[];
	readonly moved: string;
	/** Where it lies by now. */
	readonly place: Drop;
	readonly accepts: Accepts;
}

/**
 * The next place in a direction, undefined where there is none. Up and down go past a neighbour with all that lies in it, and
 * from the end of a list to the nearest place that lies no deeper.
 */
export function stepPlace({ rows, moved, place, accepts }: Step, way: Way): Drop | undefined {
	const others = withoutBelow(rows, moved).filter(({ id }) => id !== moved);
	const places = [...others, undefined].flatMap((_, index) => placesAt(others, index, accepts));
	const isBeside = ({ parent }: Drop) => parent === place.parent;
	const isNoDeeper = ({ depth }: Drop) => depth <= place.depth;
	const before = places.filter((one) => comesBefore(one, place));
	const after = places.filter((one) => comesBefore(place, one));
	switch (way) {
		case "up":
			return before.findLast(isBeside) ?? before.findLast(isNoDeeper);
		case "down":
			return after.find(isBeside) ?? after.find(isNoDeeper);
		case "in":
			return before.findLast(({ index }) => index === place.index);
		case "out":
			return after.find(({ depth }) => depth < place.depth);
	}
}

/** In the order of the tree: between two rows the deeper place is the one that belongs to what is above. */
function comesBefore(one: Drop, other: Drop): boolean {
	return one.index < other.index || (one.index === other.index && one.depth > other.depth);
}

/** The rows as they are while one of them is carried to a place; what lies in it is not shown. */
export function rowsCarried<Row extends TreeRow>(
	rows: readonly Row[],
	moved: string,
	{ index, depth }: Pick<Drop, "index" | "depth">,
): readonly Row[] {
	const stay = new Set(withoutBelow(rows, moved).map(({ id }) => id));
	const carried = rows.find(({ id }) => id === moved);
	const others = rows.filter(({ id }) => stay.has(id) && id !== moved);
	return carried ? others.toSpliced(index, 0, { ...carried, depth }) : others;
}

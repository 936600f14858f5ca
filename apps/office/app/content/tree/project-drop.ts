/** A row of a tree as it is shown, each after the row it lies in. */
export interface TreeRow {
	readonly id: string;
	/** Null at the top. */
	readonly parent: string | null;
	readonly depth: number;
}

export interface MovableRow extends TreeRow {
	/** Never dragged. */
	readonly isFixed?: boolean;
}

/** Width of one step to the right, pixels. */
export const STEP = 20;

/** Whether a row takes what is dragged; null is the top. */
export type Accepts = (parent: string | null) => boolean;

/** Where a dragged row would come to lie. */
export interface Drop {
	/** Among the rows that stay where they are. */
	readonly index: number;
	readonly parent: string | null;
	/** The neighbour it follows; null: it is the first. */
	readonly after: string | null;
	readonly depth: number;
}

interface Drag {
	readonly rows: readonly TreeRow[];
	readonly active: string;
	readonly over: string;
	/** Steps the row was dragged to the right; negative to the left. */
	readonly indent: number;
	readonly accepts: Accepts;
}

/** The rows without what lies in one of them: that moves along. */
export function withoutBelow(rows: readonly TreeRow[], id: string): readonly TreeRow[] {
	const below = new Set<string>([id]);
	return rows.filter((row) => {
		if (row.parent === null || !below.has(row.parent)) return true;
		below.add(row.id);
		return false;
	});
}

/**
 * The place nearest to where a row is dragged among those that take it, undefined where none does. What is dragged before a
 * row that stands alone at the top comes to lie first in it.
 */
export function projectDrop({ rows, active, over, indent, accepts }: Drag): Drop | undefined {
	const shown = withoutBelow(rows, active);
	const dragged = shown.find(({ id }) => id === active);
	const target = shown.findIndex(({ id }) => id === over);
	if (!dragged || target < 0) return undefined;
	const others = shown.filter(({ id }) => id !== active);
	const wanted = dragged.depth + indent;
	const placeAt = (index: number) =>
		placesAt(others, index, accepts).toSorted(
			(one, other) => Math.abs(one.depth - wanted) - Math.abs(other.depth - wanted),
		)[0];
	return placeAt(target) ?? (target === 0 ? placeAt(1) : undefined);
}

/** The places before the row of an index, the deepest first. */
export function placesAt(rows: readonly TreeRow[], index: number, accepts: Accepts): readonly Drop[] {
	const above = rows.slice(0, index);
	const byId = new Map(rows.map((row) => [row.id, row]));
	const parents: (TreeRow | null)[] = [];
	for (let row = above.at(-1); row; row = row.parent === null ? undefined : byId.get(row.parent)) {
		parents.push(row);
	}
	const least = rows[index]?.depth ?? 0;
	return [...parents, null]
		.filter((parent) => accepts(parent?.id ?? null))
		.map((parent) => placeIn(parent, index, above))
		.filter(({ depth }) => depth >= least);
}

function placeIn(row: TreeRow | null, index: number, above: readonly TreeRow[]): Drop {
	const parent = row?.id ?? null;
	const after = above.findLast((one) => one.parent === parent)?.id ?? null;
	return { index, parent, after, depth: row ? row.depth + 1 : 0 };
}

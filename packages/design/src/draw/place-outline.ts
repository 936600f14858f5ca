interface OutlineParts {
	/** x and y in turn. */
	readonly numbers: readonly number[];
	/** What stands before each number, and after the last. */
	readonly between: readonly string[];
}

const NUMBER = /-?\d+(?:\.\d+)?/g;
const MAX_OUTLINES = 4000;
const taken = new Map<string, OutlineParts>();

/** Moves an outline (SVG path, font units, y up) to its pen position (micrometres, y down). */
export function placeOutline(outline: string, scale: number, x: number, y: number): string {
	const { numbers, between } = partsOf(outline);
	let placed = between[0] ?? "";
	for (const [at, number] of numbers.entries()) {
		const moved = at % 2 === 0 ? x + number * scale : y - number * scale;
		placed += Math.round(moved * 10) / 10 + (between[at + 1] ?? "");
	}
	return placed;
}

/** A text has few outlines and draws each of them many times. */
function partsOf(outline: string): OutlineParts {
	const known = taken.get(outline);
	if (known) return known;
	const numbers = outline.match(NUMBER)?.map(Number) ?? [];
	const parts = { numbers, between: outline.split(NUMBER) };
	if (taken.size >= MAX_OUTLINES) taken.clear();
	taken.set(outline, parts);
	return parts;
}

/**
 * Index of the first item from `from` to `to` (exclusive) the test fails for, `to` when there is none; the test
 * must hold for all before and fail for all after it.
 */
export function firstFailing<Item>(
	items: readonly Item[],
	test: (item: Item) => boolean,
	from = 0,
	to = items.length,
): number {
	let low = from;
	let high = to;
	while (low < high) {
		const middle = (low + high) >> 1;
		if (test(items[middle] as Item)) low = middle + 1;
		else high = middle;
	}
	return low;
}

/** The ascending positions behind `start` and before `end`. */
export function strictlyBetween(positions: readonly number[], start: number, end: number): readonly number[] {
	return positions.slice(
		firstFailing(positions, (position) => position <= start),
		firstFailing(positions, (position) => position < end),
	);
}

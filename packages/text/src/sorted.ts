/** Index of the first item the test fails for; the test must hold for all before and fail for all after it. */
export function firstFailing<Item>(items: readonly Item[], test: (item: Item) => boolean): number {
	let low = 0;
	let high = items.length;
	while (low < high) {
		const middle = (low + high) >> 1;
		if (test(items[middle] as Item)) low = middle + 1;
		else high = middle;
	}
	return low;
}

/** The ascending positions behind `start`. */
export function after(positions: readonly number[], start: number): readonly number[] {
	return positions.slice(firstFailing(positions, (position) => position <= start));
}

/** The ascending positions behind `start` and before `end`. */
export function strictlyBetween(positions: readonly number[], start: number, end: number): readonly number[] {
	return positions.slice(
		firstFailing(positions, (position) => position <= start),
		firstFailing(positions, (position) => position < end),
	);
}

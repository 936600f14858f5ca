/** Constraints of one product by their places in it, 32 to a number. */
export type ConstraintSet = readonly number[];

/** The first `count` constraints. */
export function firstConstraints(count: number): ConstraintSet {
	const rest = count % 32;
	const full = new Array<number>((count - rest) / 32).fill(-1);
	return rest === 0 ? full : [...full, (1 << rest) - 1];
}

export function leaveOut(set: number[], place: number): void {
	const word = place >> 5;
	set[word] = (set[word] ?? 0) & ~(1 << (place & 31));
}

export function isIn(set: ConstraintSet, place: number): boolean {
	return ((set[place >> 5] ?? 0) & (1 << (place & 31))) !== 0;
}

/** What every one of some sets has, of `all`. */
export function inEach(sets: readonly ConstraintSet[], all: ConstraintSet): ConstraintSet {
	const common = [...all];
	for (const set of sets) {
		for (let word = 0; word < common.length; word++) common[word] = (common[word] ?? 0) & (set[word] ?? 0);
	}
	return common;
}

/** From the first to the last. */
export function placesIn(set: ConstraintSet): number[] {
	const places: number[] = [];
	for (const [word, bits] of set.entries()) {
		for (let rest = bits; rest !== 0; rest &= rest - 1)
			places.push(32 * word + 31 - Math.clz32(rest & -rest));
	}
	return places;
}

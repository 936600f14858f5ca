/** Photos with less in their sharpest part are blurred to the eye: sharp ones have four times as much (likeness.test.ts). */
export const BLURRED_BELOW = 100;
/** Of 64 bits of their difference hashes: copies differ in up to five, no two different photos of ours in fewer than twelve. */
const SAME_WITHIN = 5;

/** In how many bits two hashes differ, each 16 hexadecimal digits. */
export function bitsApart(one: string, other: string): number {
	let count = 0;
	for (let at = 0; at < one.length; at++) {
		let bits = Number.parseInt(one[at] ?? "0", 16) ^ Number.parseInt(other[at] ?? "0", 16);
		for (; bits > 0; bits >>= 1) count += bits & 1;
	}
	return count;
}

/** By index, the first photo that a later one is a copy of; photos that nobody has looked at are like none. */
export function copiesAmong(hashes: readonly (string | null)[]): ReadonlyMap<number, number> {
	const copies = new Map<number, number>();
	for (const [index, hash] of hashes.entries()) {
		// A photo of nothing has no shape to be known by.
		if (hash === null || hash === "0000000000000000") continue;
		const first = hashes.findIndex(
			(other, at) => at < index && !copies.has(at) && other !== null && bitsApart(hash, other) <= SAME_WITHIN,
		);
		if (first >= 0) copies.set(index, first);
	}
	return copies;
}

/**
 * A number in [0, 1) that looks random and is always the same for the same keys: the irregularity of a hand, without
 * a random source (domain packages have none).
 */
export function chance(...keys: readonly number[]): number {
	let hash = 0x9e3779b9;
	for (const key of keys) {
		hash = Math.imul(hash ^ Math.round(key * 1000), 0x85ebca6b);
		hash ^= hash >>> 13;
		hash = Math.imul(hash, 0xc2b2ae35);
		hash ^= hash >>> 16;
	}
	return (hash >>> 0) / 4_294_967_296;
}

/** Between −amount and +amount. */
export function sway(amount: number, ...keys: readonly number[]): number {
	return (chance(...keys) * 2 - 1) * amount;
}

/** Random choices of a campaign: all of them come from its printed seed. */
export interface Chance {
	/** From 0 to below 1. */
	number(): number;
	/** A whole number from `low` to `high`, both included. */
	whole(low: number, high: number): number;
	isLikely(percent: number): boolean;
	/** Throws for an empty list. */
	pick<Value>(values: readonly Value[]): Value;
	bytes(length: number): Uint8Array<ArrayBuffer>;
	/** Choices of their own for a part that runs beside others, so that who comes first changes nothing. */
	branch(name: string): Chance;
}

/** The same seed gives the same choices (mulberry32). */
export function seededChance(seed: number): Chance {
	let state = seed >>> 0;
	function number(): number {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	}
	const whole = (low: number, high: number) => low + Math.floor(number() * (high - low + 1));
	return {
		number,
		whole,
		isLikely: (percent) => number() * 100 < percent,
		pick<Value>(values: readonly Value[]) {
			const [value] = values.slice(whole(0, values.length - 1));
			if (value === undefined) throw new Error("nothing to pick from");
			return value;
		},
		bytes: (length) => Uint8Array.from({ length }, () => whole(0, 255)),
		branch: (name) => seededChance(hashOf(name, seed)),
	};
}

/** FNV-1a. */
function hashOf(text: string, seed: number): number {
	let hash = (0x811c9dc5 ^ seed) >>> 0;
	for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
	return hash;
}

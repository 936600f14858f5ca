/** Runs subject and peers in turn, round after round, so that whatever else the machine does hits all alike. */
export async function inRounds<Name extends string>(
	runners: Readonly<Record<Name, () => number | Promise<number>>>,
	rounds: number,
): Promise<Record<Name, number>> {
	const names = Object.keys(runners) as Name[];
	const found = new Map<Name, number[]>(names.map((name) => [name, []]));
	for (let round = 0; round < rounds; round++) {
		// Who goes first changes, so that nobody always gets the cold or the warm machine.
		const order = names.map((_, at) => names[(at + round) % names.length] as Name);
		for (const name of order) found.get(name)?.push(await runners[name]());
	}
	return Object.fromEntries(names.map((name) => [name, median(found.get(name) ?? [])])) as Record<
		Name,
		number
	>;
}

export function median(values: readonly number[]): number {
	const sorted = values.toSorted((a, b) => a - b);
	const middle = Math.floor(sorted.length / 2);
	const [low, high] = [sorted[middle - 1] ?? Number.NaN, sorted[middle] ?? Number.NaN];
	return sorted.length % 2 === 1 ? high : (low + high) / 2;
}

/** Spec 9.4-1. */
const windowLength = 1000;
const minimumRepeats = 5;

/** A log that says the same sentence five times at most within a second, and then how often it left it out. */
export function throttled(log: (sentence: string) => void, now: () => number): (sentence: string) => void {
	const said = new Map<string, { readonly since: number; readonly count: number }>();
	return (sentence) => {
		const known = said.get(sentence);
		const isOver = known !== undefined && now() - known.since >= windowLength;
		if (isOver && known.count > minimumRepeats)
			log(`${sentence} (${known.count - minimumRepeats} more times)`);
		const current = known && !isOver ? known : { since: now(), count: 0 };
		said.set(sentence, { ...current, count: current.count + 1 });
		if (current.count < minimumRepeats) log(sentence);
	};
}

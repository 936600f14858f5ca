/** Spec 9.4-1. */
const windowLength = 1000;
const minimumRepeats = 5;

/** Letters of a name that nobody has checked. */
const longestName = 60;

/**
 * A log that says the same sentence five times at most within a second, and then how often it left it out. It forgets
 * what was said longer ago.
 */
export function throttled(log: (sentence: string) => void, now: () => number): (sentence: string) => void {
	const said = new Map<string, { readonly since: number; readonly count: number }>();
	function forget(): void {
		for (const [sentence, { since, count }] of said) {
			if (now() - since < windowLength) continue;
			said.delete(sentence);
			if (count > minimumRepeats) log(`${sentence} (${count - minimumRepeats} more times)`);
		}
	}
	return (sentence) => {
		forget();
		const { since, count } = said.get(sentence) ?? { since: now(), count: 0 };
		said.set(sentence, { since, count: count + 1 });
		if (count < minimumRepeats) log(sentence);
	};
}

/** A name from outside as a log can say it: one line, and not a long one. */
export function shortName(name: string): string {
	return name.replace(/[\s\p{C}]+/gu, " ").slice(0, longestName);
}

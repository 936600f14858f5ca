import { say, wordsOf } from "@offizin/words";

/** Why something had to change, and what. */
interface Changed {
	readonly reason: string;
	readonly changes: readonly string[];
}

/** What happened: "Papier: Kraftpapier. Hier hält keine Folie. Dafür geändert: Veredelung: ohne." */
export function gaveWayWords(
	{ name, value, ...changed }: Changed & { readonly name: string; readonly value: string },
	locale: string,
): string {
	const sentence = changedWords(changed, locale);
	return say(wordsOf(locale).shop.options.gaveWay, { name, value, sentence }, locale);
}

/** The reason and what was changed for it. */
export function changedWords({ reason, changes }: Changed, locale: string): string {
	if (changes.length === 0) return reason;
	return say(wordsOf(locale).shop.options.changed, { reason, changes: changes.join(", ") }, locale);
}

/** What would happen, before it is chosen; without names where the reason says whom it is about. */
export function wouldChangeWords(names: string, { reason, changes }: Changed, locale: string): string {
	if (names === "") return reason;
	const { about, wouldChange } = wordsOf(locale).shop.options;
	// "Echtglas gibt es …" is about it already.
	const why = reason.startsWith(`${names} `) ? reason : say(about, { names, reason }, locale);
	return changes.length === 0 ? why : say(wouldChange, { why, changes: changes.join(", ") }, locale);
}

import { FREE_SAMPLES } from "@offizin/pricing";
import { say, wordsOf } from "@offizin/words";

/** More would not be read. */
const MAX_NAMED = 8;
const MAX_NAME = 60;
const facts = { samples: FREE_SAMPLES };

/** One sentence per parameter that a door does not read, by its dotted path. */
export function unknownFields(
	names: readonly string[],
	locale: string,
	path: readonly PropertyKey[] = [],
): [field: string, sentence: string][] {
	const words = wordsOf(locale).input;
	const known: Readonly<Record<string, string>> = words.known;
	return names.slice(0, MAX_NAMED).map((full) => {
		const name = full.slice(0, MAX_NAME);
		const sentence = Object.hasOwn(known, full) ? known[full] : undefined;
		return [[...path, name].join("."), say(sentence ?? words.unknown, { name, ...facts }, locale)];
	});
}

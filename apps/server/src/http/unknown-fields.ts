/** More would not be read. */
const MAX_NAMED = 8;
const MAX_NAME = 60;

/** What helps where somebody means what we offer elsewhere. */
const known: Readonly<Record<string, string>> = {
	// Spec 3.8-1, 9.1-5: their price is told, ordering them is not built.
	isSample:
		"Musterkarten lassen sich hier noch nicht bestellen. Bitte schreiben Sie uns; bis zu drei schicken wir Ihnen ohne Berechnung.",
};

/** One German sentence per parameter that a door does not read, by its dotted path. */
export function unknownFields(
	names: readonly string[],
	path: readonly PropertyKey[] = [],
): [field: string, sentence: string][] {
	return names.slice(0, MAX_NAMED).map((name) => {
		const shown = name.slice(0, MAX_NAME);
		const sentence = Object.hasOwn(known, name) ? known[name] : undefined;
		return [[...path, shown].join("."), sentence ?? `„${shown}“ gibt es hier nicht.`];
	});
}

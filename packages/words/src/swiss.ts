const known = new WeakMap<object, object>();

const address = /^([a-z]+:)?\//;

/**
 * Texts as a locale writes them: in Switzerland and Liechtenstein without ß (domain.md §13). Addresses among them stay.
 * The same object for the same texts.
 */
export function asWrittenIn<Texts>(locale: string, texts: Texts): Texts {
	return /-(CH|LI)$/.test(locale) ? (withoutEszett(texts) as Texts) : texts;
}

function withoutEszett(value: unknown): unknown {
	if (typeof value === "string")
		return address.test(value) ? value : value.replaceAll("ß", "ss").replaceAll("ẞ", "SS");
	if (typeof value !== "object" || value === null) return value;
	let swiss = known.get(value);
	if (!swiss) {
		swiss = Array.isArray(value)
			? value.map(withoutEszett)
			: Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withoutEszett(one)]));
		known.set(value, swiss);
	}
	return swiss;
}

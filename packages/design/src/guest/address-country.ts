export interface Country {
	/** ISO 3166-1; missing for a country that is not in the table. */
	readonly code?: string;
	/** As printed, before capitals are made of it. */
	readonly name: string;
	/** The postcode stands behind the town. */
	readonly townFirst?: true;
}

/** Countries people write to, with what they put into a guest list: codes, plates, own and English names. */
const countries: readonly (Country & { readonly code: string; readonly words: readonly string[] })[] = [
	{ code: "DE", name: "Deutschland", words: ["d", "ger", "brd", "germany", "allemagne"] },
	{ code: "AT", name: "Österreich", words: ["a", "aut", "oesterreich", "austria"] },
	{ code: "CH", name: "Schweiz", words: ["sui", "switzerland", "suisse", "svizzera"] },
	{ code: "LI", name: "Liechtenstein", words: ["fl"] },
	{ code: "LU", name: "Luxemburg", words: ["l", "luxembourg"] },
	{ code: "BE", name: "Belgien", words: ["b", "belgium", "belgique", "belgië"] },
	{ code: "NL", name: "Niederlande", words: ["holland", "netherlands", "nederland"] },
	{ code: "FR", name: "Frankreich", words: ["f", "france"] },
	{ code: "IT", name: "Italien", words: ["i", "italy", "italia"] },
	{ code: "ES", name: "Spanien", words: ["e", "spain", "españa"] },
	{ code: "PT", name: "Portugal", words: ["p"] },
	{ code: "PL", name: "Polen", words: ["poland", "polska"] },
	{ code: "CZ", name: "Tschechien", words: ["czechia", "česko", "tschechische republik"] },
	{ code: "SK", name: "Slowakei", words: ["slovakia", "slovensko", "slowakische republik"] },
	{ code: "DK", name: "Dänemark", words: ["denmark", "danmark"] },
	{ code: "SE", name: "Schweden", words: ["s", "sweden", "sverige"] },
	{ code: "HU", name: "Ungarn", words: ["h", "hungary", "magyarország"] },
	{ code: "TR", name: "Türkei", words: ["turkey", "türkiye"] },
	{ code: "GB", name: "Großbritannien", words: ["uk", "england", "united kingdom"], townFirst: true },
	{ code: "IE", name: "Irland", words: ["irl", "ireland"], townFirst: true },
	{ code: "US", name: "USA", words: ["vereinigte staaten", "united states"], townFirst: true },
	{ code: "CA", name: "Kanada", words: ["canada"], townFirst: true },
	{ code: "AU", name: "Australien", words: ["australia"], townFirst: true },
];

/** A country as somebody wrote it; an unknown one keeps its words. */
export function countryOf(written: string): Country {
	const word = written.toLowerCase();
	const known = countries.find(
		({ code, name, words }) =>
			code.toLowerCase() === word || name.toLowerCase() === word || words.includes(word),
	);
	return known ?? { name: written };
}

/** Takes an old country sign off a postcode: "A-1010" is 1010 in Austria. */
export function splitPostcode(written: string): {
	readonly postcode: string;
	readonly country: Country | undefined;
} {
	const [, sign, postcode] = /^(\p{Lu}{1,2})\s?[-–]\s?(\d.*)$/u.exec(written) ?? [];
	const country = sign === undefined ? undefined : countryOf(sign);
	return country?.code === undefined || postcode === undefined
		? { postcode: written, country: undefined }
		: { postcode, country };
}

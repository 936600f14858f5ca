import type { SingleByteEncoding } from "./single-byte.ts";

/** A language as a list may be written in it. */
export interface WrittenLanguage {
	/** How often a list of guests is in it; sums to about 1 over all. */
	readonly prior: number;
	/** Share of each letter among the letters outside a–z, as in running text, those of names weighted up. */
	readonly shares: ReadonlyMap<string, number>;
}

function language(prior: number, letters: string): WrittenLanguage {
	const pairs = letters.split(" ").map((pair): [string, number] => [pair.charAt(0), Number(pair.slice(1))]);
	const sum = pairs.reduce((total, [, weight]) => total + weight, 0);
	return { prior, shares: new Map(pairs.map(([letter, weight]) => [letter, weight / sum])) };
}

/** Every letter of an alphabet that has none of a–z, as often as another. */
function alphabet(prior: number, letters: string): WrittenLanguage {
	return language(prior, [...letters].map((letter) => `${letter}1`).join(" "));
}

export const german = language(0.5, "ü42 ä24 ö19 ß13 é2");

const western = [
	german,
	language(0.06, "é60 è12 ê5 à5 ç5 ë4 ï3 î3 ô3 â2 û1 ù1 œ1 ü1"),
	language(0.04, "à22 è22 ò18 ù12 ì10 é16"),
	language(0.04, "ó22 á22 í20 é14 ñ14 ú6 ü1"),
	language(0.02, "ã18 ç14 á14 é12 ó10 í10 ê5 â4 õ5 ú4 à3 ô3"),
	language(0.02, "ë50 é25 ï15 ö4 ü4 è2"),
	language(0.02, "ø38 å28 æ26 é6 ö1 ä1"),
	language(0.02, "ä40 ö33 å24 é3"),
	language(0.005, "á15 í14 ð17 ó9 ö9 þ9 é6 æ8 ú6 ý5"),
];

const eastern = [
	language(0.05, "ł30 ó12 ą9 ę9 ń12 ś8 ż9 ć6 ź4"),
	language(0.03, "á15 í18 é8 ý6 ř9 č9 š8 ž7 ě9 ů3 ň2 ú2 ť1 ď1 ó1"),
	language(0.02, "á22 í14 č13 š10 ž9 é9 ý9 ú7 ľ4 ť4 ň3 ô2 ď2 ä1 ó1 ŕ0.5 ĺ0.3"),
	language(0.03, "á32 é28 ó9 ö9 ő8 í5 ü5 ú3 ű2"),
	language(0.03, "š25 č30 ć20 ž18 đ7"),
	language(0.02, "ă35 î14 ţ16 ş20 â10"),
];

const rarer = (languages: readonly WrittenLanguage[], factor: number) =>
	languages.map(({ prior, shares }) => ({ prior: prior * factor, shares }));

/** The languages written in each encoding. Icelandic is not in Mac OS Roman as the decoder knows it. */
export const languagesOf: ReadonlyMap<SingleByteEncoding, readonly WrittenLanguage[]> = new Map([
	["windows-1252", western],
	["windows-1250", eastern],
	["windows-1254", [language(0.05, "ı28 ü17 ş16 ç11 ğ9 ö9 İ9 â1")]],
	["macintosh", rarer(western, 0.1)],
	["iso-8859-2", rarer(eastern, 0.1)],
	["ibm850", rarer(western, 0.05)],
	["ibm852", rarer(eastern, 0.05)],
	["windows-1251", [alphabet(0.02, "абвгдежзийклмнопрстуфхцчшщъыьэюяёєіїґђјљњћџѓќ")]],
	["windows-1253", [alphabet(0.01, "αβγδεζηθικλμνξοπρστυφχψωςάέήίόύώϊϋ")]],
]);

import { german, languagesOf, type WrittenLanguage } from "./letter-shares.ts";
import { latin1, readAs, type SingleByteEncoding, singleByteEncodings } from "./single-byte.ts";
import { plausibility } from "./word-shape.ts";

export interface EncodingGuess {
	readonly encoding: SingleByteEncoding;
	/** Reads the text differently and is nearly as likely: the letters do not tell. */
	readonly rival?: SingleByteEncoding;
}

/** A reading this many times as likely as the next one is taken without a doubt. */
const SURE = 10;

/** Words that are looked at: those all the common encodings read alike tell little, and much of it twice. */
const MAX_ALIKE = 30;
const MAX_TELLING = 300;
/** No name is longer; what is longer is looked at in part. */
const MAX_WORD = 60;

/** Which shares of a list's letters come from a language, from German and from all the others of its encoding. */
interface Mix {
	readonly own: number;
	readonly german: number;
	readonly others: number;
	/** How often lists are so, among those with guests of the language. */
	readonly prior: number;
}

/** A list of that country, and a German list with guests from there. */
const mixes: readonly Mix[] = [
	{ own: 0.7, german: 0.15, others: 0.15, prior: 1 },
	{ own: 0.15, german: 0.7, others: 0.15, prior: 0.2 },
];
const germanMixes: readonly Mix[] = [{ own: 0.7, german: 0, others: 0.3, prior: 1 }];

/** What is left for a letter that none of the languages has. */
const STRANGE = 0.0005;

/**
 * The encoding of a text in one byte per character, by its letters: how often the languages written in an encoding
 * have them (a Bayes classifier over the words, each once), and whether they stand where vowels and consonants stand.
 */
export function guessEncoding(bytes: Uint8Array): EncodingGuess {
	const words = tellingWords(bytes);
	const readings = singleByteEncodings
		.map((encoding) => ({ encoding, read: words.map((word) => readAs(word, encoding)) }))
		.map(({ encoding, read }) => ({ encoding, text: read.join(" "), score: scoreOf(read, encoding) }))
		.sort((one, other) => other.score - one.score);
	const [best] = readings;
	if (!best) return { encoding: "windows-1252" };
	const rival = readings.find(({ text }) => text !== best.text);
	const isSure = !rival || best.score - rival.score > Math.log(SURE);
	return { encoding: best.encoding, ...(!isSure && { rival: rival.encoding }) };
}

function tellingWords(bytes: Uint8Array): string[] {
	const text = latin1(bytes);
	const alike = new Set<string>();
	const telling = new Set<string>();
	for (const [whole] of text.matchAll(/[a-z\x80-\xff]+/gi)) {
		if (telling.size === MAX_TELLING) break;
		const word = whole.slice(0, MAX_WORD);
		if (!/[\x80-\xff]/.test(word)) continue;
		const western = readAs(word, "windows-1252");
		const isAlike = (["windows-1250", "windows-1254"] as const).every(
			(other) => readAs(word, other) === western,
		);
		if (!isAlike) telling.add(word);
		else if (alike.size < MAX_ALIKE) alike.add(word);
	}
	return [...alike, ...telling];
}

/** Logarithm of how likely the words are in an encoding, in the language that explains them best. */
function scoreOf(words: readonly string[], encoding: SingleByteEncoding): number {
	const languages = languagesOf.get(encoding) ?? [];
	const letters = words.flatMap((word) => plausibility(word));
	const shape = letters.reduce((sum, { fit }) => sum + Math.log(fit), 0);
	const special = letters.flatMap(({ letter }) => letter ?? []);
	const scores = languages.flatMap((language) =>
		(language === german ? germanMixes : mixes).map((mix) => {
			const share = shareIn(language, languages, mix);
			const start = Math.log(language.prior * mix.prior);
			return special.reduce((sum, letter) => sum + Math.log(share(letter)), start);
		}),
	);
	return shape + Math.max(...scores);
}

function shareIn(
	language: WrittenLanguage,
	languages: readonly WrittenLanguage[],
	mix: Mix,
): (letter: string) => number {
	const of = ({ shares }: WrittenLanguage, letter: string) =>
		shares.get(letter) ?? shares.get(letter.toLowerCase()) ?? 0;
	const known = new Map<string, number>();
	return (letter) => {
		const before = known.get(letter);
		if (before !== undefined) return before;
		const others = languages.reduce((sum, other) => sum + of(other, letter), 0) / languages.length;
		const share =
			mix.own * of(language, letter) + mix.german * of(german, letter) + mix.others * others + STRANGE;
		known.set(letter, share);
		return share;
	};
}

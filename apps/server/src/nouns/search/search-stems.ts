import { plainLetters } from "@offizin/base";

/** Words that stand in every second text and say nothing about it. */
const silent = new Set(
	"und oder der die das den dem des ein eine einen einem einer eines im in am an auf aus mit ohne von vom zu zum zur fur bei als the a an of and or for with without to on at my our ich wir mein meine unsere".split(
		" ",
	),
);

/** Endings of German and English plurals and cases, the longest first. */
const endings = ["ern", "en", "er", "es", "em", "e", "n", "s"];
/** What is left of a word is at least so long. */
const SHORTEST_STEM = 4;

/** Again and again: "Papiere" has to end up where "Papier" does. */
function withoutEndings(plain: string): string {
	const ending = endings.find((one) => plain.endsWith(one) && plain.length - one.length >= SHORTEST_STEM);
	return ending === undefined ? plain : withoutEndings(plain.slice(0, -ending.length));
}

function withoutUmlauts(word: string): string {
	return plainLetters(word)
		.toLowerCase()
		.replace(/[^a-z0-9]/g, "")
		.replace(/([aou])e/g, "$1");
}

/**
 * The words of a text as they are kept and looked for, in their order: in small plain letters, with the two ways to write
 * an umlaut as one ("Gästebuch", "Gaestebuch" and "Gastebuch" are the same word), and without the endings of plurals and
 * cases. Words that say nothing are left out; figures stay, also of one digit.
 */
export function searchStems(text: string): readonly string[] {
	return text
		.replace(/(\d)\s*[×x]\s*(\d)/gi, "$1x$2")
		.split(/[^\p{L}\p{M}\p{N}]+/u)
		.map(withoutUmlauts)
		.filter((word) => !silent.has(word) && (word.length > 1 || /\d/.test(word)))
		.map(withoutEndings);
}

/** How well a character stands where it does, from 0 to 1; `letter` where its share in a language counts too. */
export interface Fit {
	readonly fit: number;
	readonly letter?: string;
}

const FITS = 0.9;
const MISFITS = 0.08;
/** A capital inside a word of small letters, letters of two scripts in one. */
const HARDLY = 0.005;
/** A sign inside a word, a control. */
const NEVER = 0.00001;

const vowels = /^[aeiouæøœı]$/;
/** Two vowels that are common together although one is not written a–z. */
const vowelPairs = /^(äu|aï|oï|oë|aë|éo|éa|ée|ão|ãe|õe|où|oû|oè)$/;

/** Judges each character of a word that is not ASCII. */
export function plausibility(word: string): Fit[] {
	return [...word].flatMap((character, at, all) =>
		/\p{ASCII}/u.test(character) ? [] : [fitOf(character, all[at - 1] ?? "", all[at + 1] ?? "")],
	);
}

function fitOf(character: string, before: string, after: string): Fit {
	if (!isLetter(character)) return { fit: signFit(character, before, after) };
	return { letter: character, fit: letterFit(character, before, after) };
}

/** Quotes and dashes stand at words, an apostrophe or a dash in them; other signs stand alone. */
function signFit(character: string, before: string, after: string): number {
	if (/[\p{Cc}\ufffd]/u.test(character)) return NEVER;
	if (/[\p{P}\p{Z}]/u.test(character)) {
		if (!isLetter(before) || !isLetter(after)) return MISFITS / 4;
		return /[’‘–—\u00a0]/.test(character) ? MISFITS / 8 : NEVER;
	}
	return before === "" && after === "" ? MISFITS / 4 : NEVER;
}

function letterFit(character: string, before: string, after: string): number {
	const script = scriptOf(character);
	const isMixed = [before, after].some((next) => isLetter(next) && scriptOf(next) !== script);
	if (isMixed || isCapitalInside(character, before, after)) return HARDLY;
	if (script !== "Latin") return FITS;
	return standsWell(character.toLowerCase(), before.toLowerCase(), after.toLowerCase()) ? FITS : MISFITS;
}

/** As in "HÜhne" and "wĄsik", not in "HÖHNE". */
function isCapitalInside(character: string, before: string, after: string): boolean {
	return (
		/\p{Lu}/u.test(character) && isLetter(before) && [before, after].some((next) => /\p{Ll}/u.test(next))
	);
}

function standsWell(letter: string, before: string, after: string): boolean {
	switch (letter) {
		// Portuguese: São, Simões, Magalhães, Irmã.
		case "ã":
			return after === "" || /[oe]/.test(after);
		case "õ":
			return after === "e";
		// Polish writes ni, si, zi before a vowel.
		case "ń":
		case "ś":
		case "ź":
			return !isVowel(after);
		// Icelandic begins words with one and never with the other.
		case "þ":
			return before === "";
		case "ð":
		case "ğ":
			return before !== "";
		default:
			return isVowel(letter) || letter === "ý"
				? standsAsVowel(letter, before, after)
				: isVowel(before) || isVowel(after) || isY(before) || isY(after);
	}
}

function standsAsVowel(letter: string, before: string, after: string): boolean {
	if (vowelPairs.test(before + letter) || vowelPairs.test(letter + after)) return true;
	return (!isVowel(before) || before === "i") && !isVowel(after);
}

function isVowel(letter: string): boolean {
	return vowels.test(letter.normalize("NFD").charAt(0));
}

/** Beside a vowel it may be a consonant. */
function isY(letter: string): boolean {
	return letter.normalize("NFD").startsWith("y");
}

function isLetter(character: string): boolean {
	return /\p{L}/u.test(character);
}

function scriptOf(letter: string): "Latin" | "Cyrillic" | "Greek" {
	if (/\p{Script=Cyrillic}/u.test(letter)) return "Cyrillic";
	return /\p{Script=Greek}/u.test(letter) ? "Greek" : "Latin";
}

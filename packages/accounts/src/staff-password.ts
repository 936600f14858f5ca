import { err, ok, type Result } from "@offizin/base";

/** Characters of a password of the back office. */
export const passwordLength = { least: 12, most: 200 } as const;

export type PasswordProblem = "too_short" | "too_long" | "too_common" | "too_personal";

/** Whose password it is to be. */
export interface PasswordOwner {
	readonly email: string;
	readonly name: string;
}

/** What the commonest passwords are made of, and what somebody guesses first who attacks a print shop. */
const commonParts = [
	..."password passwort kennwort pass wort geheim secret login admin administrator root user test demo gast".split(
		" ",
	),
	..."qwertzuiop qwertyuiop qwertz qwerty asdfghjkl asdfgh asdf yxcvbnm zxcvbnm abcdef abc".split(" "),
	..."welcome willkommen hallo hello letmein changeme iloveyou ichliebedich schatz liebe love".split(" "),
	..."sommer winter herbst fruehling frühling summer spring januar dezember montag freitag".split(" "),
	..."football fussball fußball baseball superman batman dragon monkey master shadow sunshine princess".split(
		" ",
	),
	..."offizin papiervogel bildwand werkstatt druckerei drucker printer office shop".split(" "),
].sort((a, b) => b.length - a.length);

/** So many letters must be left when everything common is taken away. */
const OWN_LETTERS = 4;
const DISTINCT_CHARACTERS = 5;
const LONG_ENOUGH_TO_MATTER = 4;

/** Whether somebody may have this password: long enough, none of the commonest, and not made of their own name. */
export function checkPassword(
	password: string,
	{ email, name }: PasswordOwner,
): Result<string, { readonly code: PasswordProblem }> {
	if ([...password].length < passwordLength.least) return err({ code: "too_short" });
	if ([...password].length > passwordLength.most) return err({ code: "too_long" });
	if (new Set(password).size < DISTINCT_CHARACTERS) return err({ code: "too_common" });
	const words = lettersOf(password);
	if (spellings(words).some((text) => ownLetters(text, commonParts) < OWN_LETTERS)) {
		return err({ code: "too_common" });
	}
	const personal = [...email.split("@"), ...name.split(/\s+/)]
		.flatMap((part) => part.toLowerCase().split(/[^\p{L}\d]+/u))
		.filter((part) => part.length >= LONG_ENOUGH_TO_MATTER);
	const parts = [...commonParts, ...personal].sort((a, b) => b.length - a.length);
	if (spellings(words).some((text) => ownLetters(text, parts) < OWN_LETTERS)) {
		return err({ code: "too_personal" });
	}
	return ok(password);
}

function lettersOf(password: string): string {
	return password.toLowerCase().replace(/[^\p{L}\d@$]/gu, "");
}

/** As typed, and with figures read as the letters they often stand for. */
function spellings(text: string): readonly string[] {
	const figures: Readonly<Record<string, string>> = {
		"0": "o",
		"1": "i",
		"3": "e",
		"4": "a",
		"5": "s",
		"7": "t",
		"@": "a",
		$: "s",
	};
	return [text, text.replace(/[013457@$]/g, (figure) => figures[figure] ?? figure)];
}

/** Letters that belong to none of the parts. */
function ownLetters(text: string, parts: readonly string[]): number {
	const rest = parts.reduce((left, part) => left.replaceAll(part, " "), text);
	return new Set(rest.replace(/[^\p{L}]/gu, "")).size;
}

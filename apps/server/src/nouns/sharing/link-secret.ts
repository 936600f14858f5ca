import { createHmac, randomInt } from "node:crypto";

/** Crockford's base 32: no letter looks like a digit, and none makes a word of the wrong kind. */
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const CODE_LENGTH = 8;

/** A code for people to type. */
export function newCode(): string {
	return Array.from({ length: CODE_LENGTH }, () => LETTERS.charAt(randomInt(LETTERS.length))).join("");
}

/** A code as it was typed, with gaps, in small letters, O for 0; undefined for what is none. */
export function readCode(typed: string): string | undefined {
	const code = typed
		.toUpperCase()
		.replaceAll(/[\s\-–]/g, "")
		.replaceAll("O", "0")
		.replaceAll(/[IL]/g, "1");
	const isCode = code.length === CODE_LENGTH && [...code].every((letter) => LETTERS.includes(letter));
	return isCode ? code : undefined;
}

/** What is stored instead of a code: so short a one would be found from a plain hash in no time. */
export function hashCode(secret: string, code: string): string {
	return createHmac("sha256", secret).update(`design code ${code}`).digest("base64url");
}

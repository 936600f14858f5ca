import { expect, test } from "vitest";
import { plainLetters } from "./plain-letters.ts";

test.each([
	["Größe Übung", "Groesse Uebung"],
	["Ærøskøbing", "Aeroeskoebing"],
	["Café à Paris", "Cafe a Paris"],
	// The same letters, decomposed as macOS writes file names.
	["Größe".normalize("NFD"), "Groesse"],
	["Ελλάδα 東京", "Ελλαδα 東京"],
])("%s → %s", (text, plain) => {
	expect(plainLetters(text)).toBe(plain);
});

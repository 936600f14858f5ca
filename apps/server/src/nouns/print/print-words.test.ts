import { expect, test } from "vitest";
import { FileRefused } from "../../adapters/files/read-bounded.ts";
import { problemWords, unreadableWords } from "./print-words.ts";

test("why a file could not be read is told in the language of the workshop", () => {
	expect(unreadableWords(new FileRefused("too_large", 512 * 2 ** 20))).toBe(
		"Die Datei ist größer als 512 MB.",
	);
	expect(unreadableWords(new FileRefused("not_a_file", 1))).toBe("Das ist keine Datei.");
	expect(unreadableWords(new Error("ENOENT"))).toBe("ENOENT");
});

test.each([
	["photo_damaged", "Die Datei ist beschädigt, kein Foto oder hat mehr als 120 Megapixel."],
	["photo_changed", "Die Datei ist nicht so groß wie das Foto, das im Entwurf liegt."],
	["Die Datei ist größer als 512 MB.", "Die Datei ist größer als 512 MB."],
	["ENOENT: {a}", "ENOENT: {a}"],
])("a photo that cannot be used for %j says so", (detail, words) => {
	expect(problemWords({ code: "photo_unusable", upload: "u1", detail })).toContain(words);
});

test("the day on which print data went is told as the clock of the workshop had it", () => {
	expect(problemWords({ code: "print_data_removed", at: "2027-05-19T22:30:00.000Z" })).toContain(
		"20.05.2027",
	);
});

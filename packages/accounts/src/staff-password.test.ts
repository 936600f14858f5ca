import { describe, expect, test } from "vitest";
import { checkPassword, passwordLength } from "./staff-password.ts";

const anna = { email: "anna.weber@papier.example", name: "Anna Weber" };
const codeOf = (password: string) => {
	const checked = checkPassword(password, anna);
	return checked.ok ? "fine" : checked.error.code;
};

describe("[security.M7] a password of the back office", () => {
	test.each([
		"korrekt-pferd-batterie",
		"vzR8-tLq2-0wMx",
		"Mein Hund frisst gern Äpfel",
		"nur-fuer-die-tests",
	])("%s is fine", (password) => expect(codeOf(password)).toBe("fine"));

	test.each([
		"password1234",
		"Passwort2026!",
		"P4ssw0rt!2345",
		"passwortpasswort",
		"123456789012",
		"qwertzuiop123",
		"willkommen2026",
		"Sommer2026!!!",
		"aaaaaaaaaaaa",
		"abababababab",
		"Offizin-Admin-1",
	])("%s is one of the commonest", (password) => expect(codeOf(password)).toBe("too_common"));

	test.each(["AnnaWeber2026", "weber.anna.1987", "papier-anna-99"])(
		"%s is made of one's own name",
		(password) => expect(codeOf(password)).toBe("too_personal"),
	);

	test("has 12 to 200 characters, whatever they are", () => {
		expect([codeOf("ö4k!Zp2-mT7"), codeOf("ö4k!Zp2-mT7x")]).toEqual(["too_short", "fine"]);
		const longest = "Zp2-mT7xKw".repeat(passwordLength.most / 10);
		expect([codeOf(longest), codeOf(`${longest}!`)]).toEqual(["fine", "too_long"]);
	});
});

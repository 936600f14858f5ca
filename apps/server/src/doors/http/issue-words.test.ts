import { expect, test } from "vitest";
import { z } from "zod";
import { issueWords } from "./issue-words.ts";

function told(schema: z.ZodType, given: unknown, locale = "de-DE"): string | undefined {
	const [issue] = schema.safeParse(given).error?.issues ?? [];
	return issue && issueWords(issue, given, locale);
}

test.each([
	[z.string(), undefined, "Diese Angabe fehlt."],
	[z.string().min(1), "", "Diese Angabe fehlt."],
	[z.string(), ["a", "b"], "Bitte geben Sie nur einen Wert an."],
	[z.string().max(1400), "a".repeat(1401), "Höchstens 1.400 Zeichen."],
	[z.number(), "zehn", "Bitte geben Sie eine Zahl in Ziffern an."],
	[z.int(), 1.5, "Bitte geben Sie eine ganze Zahl an."],
	[z.number().max(50), 51, "Höchstens 50."],
	[z.number().min(1), 0, "Mindestens 1."],
	[z.enum(["0", "1"]), "ja", "Möglich: 0, 1."],
	[z.union([z.string(), z.array(z.string()).max(2)]), ["a", "b", "c"], "Höchstens 2 Werte."],
	[z.boolean(), "ja", "Ungültige Eingabe: erwartet boolean, erhalten string"],
])("words of an issue: %#", (schema, given, words) => {
	expect(told(schema, given)).toBe(words);
});

test.each([
	[z.string().max(1400), "a".repeat(1401), "At most 1,400 characters."],
	[z.boolean(), "ja", "Invalid input: expected boolean, received string"],
])("the same in English: %#", (schema, given, words) => {
	expect(told(schema, given, "en-GB")).toBe(words);
});

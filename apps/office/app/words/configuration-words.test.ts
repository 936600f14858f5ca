import { cardFormats, papers, punchings, refinements } from "@offizin/formats";
import { expect, test } from "vitest";
import { configurationWords } from "./configuration-words.ts";
import { sayDe, sayEn } from "./words-fixtures.ts";

const plain = { formatType: "klappkarte-a6", paperType: "matt", refinementType: "ohne", punching: "ohne" };

test("a configuration is told in words", () => {
	const gold = {
		formatType: "din-lang-quer",
		paperType: "naturweiss",
		refinementType: "gold",
		punching: "herzecken",
	};
	expect(configurationWords(gold, sayDe)).toEqual({
		format: "DIN lang quer",
		paper: "Naturpapier weiß, 300\u00a0g/m²",
		refinement: "Heißfolie Gold",
		punching: "Herzecken",
	});
});

test("[§1] a paper has the weight the format is made of", () => {
	const insert = { ...plain, formatType: "einlegeblatt-dl", paperType: "naturweiss" };
	expect(configurationWords(insert, sayDe).paper).toBe("Naturpapier weiß, 120\u00a0g/m²");
});

test.each([sayDe, sayEn])("everything in the catalogue has a word of its own", (t) => {
	const words = [
		...cardFormats.map(({ key }) => [key, configurationWords({ ...plain, formatType: key }, t).format]),
		...papers.map(({ key }) => [key, configurationWords({ ...plain, paperType: key }, t).paper]),
		...refinements.map((key) => [key, configurationWords({ ...plain, refinementType: key }, t).refinement]),
		...punchings.map((key) => [key, configurationWords({ ...plain, punching: key }, t).punching]),
	];
	for (const [key, word] of words) expect(word).not.toMatch(new RegExp(`^${key}(,|$)`));
	expect(new Set(words.map(([, word]) => word)).size).toBe(words.length);
});

test("an unknown key is shown as it is rather than hidden", () => {
	expect(configurationWords({ ...plain, paperType: "seide" }, sayDe).paper).toBe("seide");
});

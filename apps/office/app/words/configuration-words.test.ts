import { cardFormats, papers, punchings, refinements } from "@offizin/formats";
import { expect, test } from "vitest";
import { configurationWords } from "./configuration-words.ts";

const plain = { formatType: "klappkarte-a6", paperType: "matt", refinementType: "ohne", punching: "ohne" };

test("a configuration is told in words", () => {
	const gold = {
		formatType: "din-lang-quer",
		paperType: "naturweiss",
		refinementType: "gold",
		punching: "herzecken",
	};
	expect(configurationWords(gold)).toEqual({
		format: "DIN lang quer",
		paper: "Naturpapier weiß, 300\u00a0g/m²",
		refinement: "Heißfolie Gold",
		punching: "Herzecken",
	});
});

test("[§1] a paper has the weight the format is made of", () => {
	const insert = { ...plain, formatType: "einlegeblatt-dl", paperType: "naturweiss" };
	expect(configurationWords(insert).paper).toBe("Naturpapier weiß, 120\u00a0g/m²");
});

test("everything in the catalogue has a word of its own", () => {
	const words = [
		...cardFormats.map(({ key }) => [key, configurationWords({ ...plain, formatType: key }).format]),
		...papers.map(({ key }) => [key, configurationWords({ ...plain, paperType: key }).paper]),
		...refinements.map((key) => [key, configurationWords({ ...plain, refinementType: key }).refinement]),
		...punchings.map((key) => [key, configurationWords({ ...plain, punching: key }).punching]),
	];
	for (const [key, word] of words) expect(word).not.toMatch(new RegExp(`^${key}(,|$)`));
	expect(new Set(words.map(([, word]) => word)).size).toBe(words.length);
});

test("an unknown key is shown as it is rather than hidden", () => {
	expect(configurationWords({ ...plain, paperType: "seide" }).paper).toBe("seide");
});

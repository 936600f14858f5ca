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
	expect(configurationWords(gold, "de-DE")).toEqual({
		format: "DIN lang quer",
		paper: "Naturpapier weiß, 300\u00a0g/m²",
		refinement: "Heißfolie Gold",
		punching: "Herzecken",
	});
});

test("[§1] a paper has the weight the format is made of", () => {
	const insert = { ...plain, formatType: "einlegeblatt-dl", paperType: "naturweiss" };
	expect(configurationWords(insert, "de-DE").paper).toBe("Naturpapier weiß, 120\u00a0g/m²");
});

test.each(["de-DE", "en-GB"] as const)(
	"everything in the catalogue has a word of its own in %s",
	(locale) => {
		const words = [
			...cardFormats.map(({ key }) => [
				key,
				configurationWords({ ...plain, formatType: key }, locale).format,
			]),
			...papers.map(({ key }) => [key, configurationWords({ ...plain, paperType: key }, locale).paper]),
			...refinements.map((key) => [
				key,
				configurationWords({ ...plain, refinementType: key }, locale).refinement,
			]),
			...punchings.map((key) => [key, configurationWords({ ...plain, punching: key }, locale).punching]),
		];
		for (const [key, word] of words) expect(word).not.toMatch(new RegExp(`^${key}(,|$)`));
		expect(new Set(words.map(([, word]) => word)).size).toBe(words.length);
	},
);

test("an unknown key is shown as it is rather than hidden", () => {
	expect(configurationWords({ ...plain, paperType: "seide" }, "de-DE").paper).toBe("seide");
});

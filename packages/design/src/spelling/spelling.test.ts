import { describe, expect, it } from "vitest";
import { likelySuggestions, suspects } from "./misspelt.ts";
import { namesIn, wordsToCheck } from "./words-to-check.ts";

const none = new Set<string>();
const wordsIn = (text: string, names: ReadonlySet<string> = none) =>
	wordsToCheck(text, names).map(({ word }) => word);

describe("[14] words that are looked up", () => {
	it.each([
		["Wir feiern im Garten", ["Wir", "feiern", "Garten"]],
		["WIR HEIRATEN bald", ["bald"]],
		["#janaundtom www.jana-tom.de jana@tom.de jana-und-tom.de/hochzeit", []],
		["Rosenweg 12\nim 3. Stock, 14h", ["Stock"]],
		["80331 Mienchen, Bayrn", []],
		["Jana & Tom laden ein", ["laden", "ein"]],
		["Unser Motto: \u201eCarpe diem semper\u201c heute", ["Unser", "Motto", "heute"]],
		["Liebe {{vorname}}, komm", ["Liebe", "komm"]],
		["Tel. St. Nr. Weg", ["Weg"]],
	])("of %j", (text, expected) => expect(wordsIn(text)).toEqual(expected));

	it("knows where each stands", () => {
		const text = "Eins zwei\ndrei, vier";
		for (const { word, at } of wordsToCheck(text, none)) expect(text.slice(at).startsWith(word)).toBe(true);
		expect(wordsToCheck(text, none).map(({ line }) => line)).toEqual([0, 0, 1, 1]);
	});

	it("leaves out what is told of the feast, in the genitive too", () => {
		const names = namesIn(["Przemek", "Gut Wolfgangsee"]);
		expect(wordsIn("Przemeks Fest auf Gut Wolfgangsee", names)).toEqual(["Fest", "auf"]);
	});
});

describe("[14] words that may be misspelt", () => {
	const judge = (text: string, ...unknown: string[][]) =>
		suspects(
			wordsToCheck(text, none),
			unknown.map((words) => new Set(words)),
		);
	const found = (text: string, ...unknown: string[][]) =>
		judge(text, ...unknown).words.map(({ word }) => word);

	it("are judged by the language that knows most of the text", () => {
		const text = "our weding will be lovely";
		const german = ["our", "weding", "will", "lovely"];
		expect(judge(text, german, ["weding"])).toMatchObject({ dictionary: 1, words: [{ word: "weding" }] });
	});

	it("are none where most of a text is in another language", () => {
		const verse = "niech szczescie trwa wiecznie";
		expect(found(verse, ["niech", "szczescie", "trwa"], ["niech", "trwa", "wiecznie"])).toEqual([]);
	});

	it("are none in a line of another language among lines of ours", () => {
		const text = "Save the Date\nwir heiraten im Juni und freuen uns auf Hochziet";
		const english = ["heiraten", "Juni", "und", "freuen", "uns", "auf", "Hochziet", "wir"];
		expect(found(text, ["Save", "the", "Date", "Hochziet"], english)).toEqual(["Hochziet"]);
		expect(found(text, ["Save", "the", "Hochziet"], english)).toEqual(["Hochziet"]);
	});

	it("resemble what may be meant: a word that resembles nothing is a name", () => {
		expect(likelySuggestions("Hochziet", ["Hochzeit", "Hochzier", "Hochzieht"])).toContain("Hochzeit");
		expect(likelySuggestions("feieren", ["frieren", "feiere", "feiern", "offerieren"])).toEqual([
			"feiere",
			"feiern",
			"frieren",
		]);
		expect(likelySuggestions("Kowalczyk", ["Kowalski", "Walzer"])).toEqual([]);
		expect(likelySuggestions("Navi", ["Narbe"])).toEqual([]);
		expect(likelySuggestions("dabeilag", ["dabei-lag", "dabei lag"])).toEqual([]);
	});
});

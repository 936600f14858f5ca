import { expect, test } from "vitest";
import { askedStems, queryReadings, queryStems } from "./query-readings.ts";

const known = new Set(["hochzeit", "einladung", "kart", "foto", "fotobuch", "buch", "kuch", "kalend"]);
const readingsOf = (query: string) => queryReadings(query, (stem) => known.has(stem));

test.each([
	["hochzeitseinladung", ["hochzeit", "einladung"]],
	["Hochzeitseinladungskarten", ["hochzeit", "einladung", "kart"]],
	["Küchenkalender", ["kuch", "kalend"]],
	["Einladungskarte Hochzeit", ["einladung", "kart", "hochzeit"]],
])("the compounds of %s are read as their parts", (query, parts) => {
	expect(readingsOf(query)).toContainEqual(parts);
});

test("a part that is misspelt is what is left of the one that is known", () => {
	expect(readingsOf("hochzeitseinladng")).toContainEqual(["hochzeit", "einladng"]);
});

test("two words are also read as one, and the reading as it was typed comes first", () => {
	expect(readingsOf("foto buch")).toEqual([["foto", "buch"], ["fotobuch"]]);
});

test("a word without known parts stays whole", () => {
	expect(readingsOf("trauung")).toEqual([["trauung"]]);
	expect(readingsOf("  ")).toEqual([]);
});

test("two words that are no word together are not read as one", () => {
	expect(readingsOf("hochzeit kalender")).toEqual([["hochzeit", "kalend"]]);
});

test("every stem a reading may have is asked for", () => {
	expect(askedStems(queryStems("hochzeitseinladung"))).toEqual(
		expect.arrayContaining(["hochzeit", "einladung"]),
	);
	expect(askedStems(queryStems("dankes karte"))).toContain("dankeskart");
	expect(askedStems(["abc"])).toEqual([]);
});

test("the longest query has bounded readings", () => {
	const readings = readingsOf(Array.from({ length: 40 }, (_, at) => `wort${at}`).join(" "));
	expect(readings.length).toBeLessThanOrEqual(9);
	expect(Math.max(...readings.map(({ length }) => length))).toBeLessThanOrEqual(8);
});

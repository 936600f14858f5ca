import { expect, test } from "vitest";
import { chosenFacets } from "./chosen-facets.server.ts";
import { readListQuery } from "./read-list-query.server.ts";

const offered = {
	kind: [{ value: "einladung" }],
	theme: [{ value: "soiree", name: "Soirée" }],
	format: [{ value: "postkarte-a6" }],
	color: [{ value: "green" }],
};
const chosen = (query: string) => chosenFacets(readListQuery(new URLSearchParams(query)), offered, "de-DE");

test("what the list has is called by its name", () => {
	expect(chosen("theme=soiree&color=green&kind=einladung&format=postkarte-a6")).toEqual([
		{ name: "kind", value: "einladung", label: "Einladungskarten", isOffered: true },
		{ name: "theme", value: "soiree", label: "Soirée", isOffered: true },
		{ name: "color", value: "green", label: "Grün", isOffered: true },
		{ name: "format", value: "postkarte-a6", label: "Postkarte A6", isOffered: true },
	]);
});

test("what only the catalogue knows has its word and is not offered", () => {
	expect(chosen("color=gold-white&format=klappkarte-dl&kind=menue")).toMatchObject([
		{ label: "Menükarten", isOffered: false },
		{ label: "Gold und Weiß", isOffered: false },
		{ label: expect.stringContaining("Klappkarte"), isOffered: false },
	]);
});

test.each(["theme=art-nouveau", "color=foo", "format=constructor", "kind=toString", "color=__proto__"])(
	"%s is known to nobody and has no word",
	(query) => {
		expect(chosen(query)).toMatchObject([{ label: undefined, isOffered: false }]);
	},
);

test("a facet that the path has decided is not chosen", () => {
	const { kind: _, ...others } = offered;
	expect(chosenFacets(readListQuery(new URLSearchParams("kind=danke")), others, "de-DE")).toEqual([]);
});

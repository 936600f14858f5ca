import { describe, expect, test } from "vitest";
import { listPath } from "#app/paths.ts";
import type { ChosenFacet } from "./facet-choice.ts";
import { type FacetName, listRobots, withFacet, withMoreTiles, withoutFacets } from "./list-query.ts";
import { readListQuery } from "./read-list-query.server.ts";

const parse = (query: string) => readListQuery(new URLSearchParams(query));

describe("readListQuery", () => {
	test("[2.3-4] reads alle and alleVorlagen as no filter", () => {
		expect(parse("theme=alle&color=alleVorlagen")).toEqual(parse(""));
	});

	test("[9.1-7] a tileCount of one page says nothing; others hold, up to a most", () => {
		expect(parse("tileCount=12").tileCount).toBeUndefined();
		expect(parse("tileCount=4").tileCount).toBe(4);
		expect(readListQuery(new URLSearchParams("tileCount=48"), 48).tileCount).toBeUndefined();
		expect(parse("tileCount=-5").tileCount).toBeUndefined();
		expect(parse("tileCount=7.5").tileCount).toBeUndefined();
		expect(parse("tileCount=99999").tileCount).toBe(480);
	});

	test("[3.7-3] reads the category of a card as its kind", () => {
		expect(parse("category=danke").kind).toBe("danke");
		expect(parse("category=alle").kind).toBeUndefined();
	});

	test("drops values that cannot be keys", () => {
		expect(parse("theme=%3Cscript%3E").theme).toBeUndefined();
		expect(parse(`color=${"x".repeat(61)}`).color).toBeUndefined();
	});

	test("drops unknown sorts and the default one", () => {
		expect(parse("sort=cheapest").sort).toBeUndefined();
		expect(parse("sort=sort").sort).toBeUndefined();
		expect(parse("sort=created").sort).toBe("created");
	});
});

test("[2.3-6] [9.1-7] loads a page more at a time, of twelve or of forty-eight", () => {
	expect(withMoreTiles(parse(""), 12).tileCount).toBe(24);
	expect(withMoreTiles(parse("tileCount=24"), 12).tileCount).toBe(36);
	expect(withMoreTiles({}, 48).tileCount).toBe(96);
});

test("a facet that is chosen or lifted begins the list anew, in its order", () => {
	const query = parse("color=green&sort=created&tileCount=24");
	expect(withFacet(query, "kind", "danke")).toMatchObject({ color: "green", kind: "danke", sort: "created" });
	expect(withFacet(query, "color", undefined)).toMatchObject({ color: undefined, tileCount: undefined });
	expect(listPath("/produkte/", withoutFacets(query))).toBe("/produkte/?sort=created");
});

describe("[9.3-3] listRobots", () => {
	const facet = (name: FacetName, isOffered = true): ChosenFacet<FacetName> => ({
		name,
		value: "value",
		label: "Wert",
		isOffered,
	});
	const hidden = { robots: "follow", canonical: undefined };

	test("indexes the plain list and a single colour or theme under its own address", () => {
		expect(listRobots({}, [], 24)).toEqual({ robots: "index", canonical: undefined });
		for (const only of [facet("color"), facet("theme")])
			expect(listRobots({}, [only], 8)).toEqual({ robots: "index", canonical: only });
	});

	test.each([
		["a format", {}, [facet("format")], 8],
		["two values", {}, [facet("color"), facet("theme")], 4],
		["another order", { sort: "created" }, [facet("color")], 8],
		["more tiles", { tileCount: 24 }, [], 24],
		["a value the list does not have", {}, [facet("color", false)], 0],
		["a value that finds nothing", {}, [facet("color")], 0],
		["an empty list", {}, [], 0],
	] as const)("keeps %s out of the index and points to the base", (_, query, chosen, total) => {
		expect(listRobots(query, chosen, total)).toEqual(hidden);
	});
});

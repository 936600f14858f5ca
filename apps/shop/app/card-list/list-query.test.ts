import { describe, expect, test } from "vitest";
import { type ChosenFacet, type FacetName, listRobots, withMoreTiles } from "./list-query.ts";
import { readListQuery } from "./read-list-query.server.ts";

const parse = (query: string) => readListQuery(new URLSearchParams(query));

describe("readListQuery", () => {
	test("[2.3-4] reads alle and alleVorlagen as no filter", () => {
		expect(parse("theme=alle&color=alleVorlagen")).toEqual(parse(""));
	});

	test("[2.2-2] ignores a tileCount that is no larger than a page, and caps a huge one", () => {
		expect(parse("tileCount=12").tileCount).toBeUndefined();
		expect(parse("tileCount=-5").tileCount).toBeUndefined();
		expect(parse("tileCount=7.5").tileCount).toBeUndefined();
		expect(parse("tileCount=99999").tileCount).toBe(480);
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

test("[2.3-6] loads twelve more at a time", () => {
	expect(withMoreTiles(parse("")).tileCount).toBe(24);
	expect(withMoreTiles(parse("tileCount=24")).tileCount).toBe(36);
});

describe("[9.3-3] listRobots", () => {
	const facet = (name: FacetName, isOffered = true): ChosenFacet => ({
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

import { describe, expect, test } from "vitest";
import { listRobots, withMoreTiles } from "./list-query.ts";
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
	test("indexes the plain list and a single colour or theme under its own address", () => {
		expect(listRobots(parse(""))).toEqual({ robots: "index", canonical: {} });
		expect(listRobots(parse("color=green"))).toEqual({ robots: "index", canonical: { color: "green" } });
		expect(listRobots(parse("theme=soiree"))).toEqual({ robots: "index", canonical: { theme: "soiree" } });
	});

	test.each(["format=din-lang-quer", "color=green&theme=soiree", "color=green&sort=created", "tileCount=24"])(
		"keeps %s out of the index and points to the base",
		(query) => {
			expect(listRobots(parse(query))).toEqual({ robots: "follow", canonical: {} });
		},
	);
});

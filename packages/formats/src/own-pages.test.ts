import { describe, expect, it } from "vitest";
import { cardFormat, cardFormats } from "./card-formats.ts";
import { withOwnPages } from "./own-pages.ts";

const named = (key: string) => cardFormat(key) ?? fail(key);
const like = "spread-2";

describe("[14] pages of one's own", () => {
	it("lie on the sheet in the order of the document, and bear its numbers", () => {
		const format = named("booklet-a6-8");
		const pages = [
			{ key: "front" },
			...["late", "spread-2", "new"].map((key) => ({ key, like })),
			{ key: "back" },
		];
		const made = withOwnPages(format, { pages });
		expect(made.pages.map(({ key, numbers }) => [key, ...numbers])).toEqual([
			["front", 1],
			["late", 2, 3],
			["spread-2", 4, 5],
			["new", 6, 7],
			["back", 8],
		]);
		const sides = made.sides.map(({ key, panels }) => [key, panels[0]?.page]);
		expect(sides[1]).toEqual(["page-2", "late"]);
		expect(sides[4]).toEqual(["page-5", "spread-2"]);
		expect(sides[7]).toEqual(["page-8", "back"]);
		expect(made.spreads?.map(({ panels }) => panels[0]?.page)).toEqual(["back", "late", "spread-2", "new"]);
	});

	it("count among the pages that are stitched while more come than the format has", () => {
		const spreads = ["spread-2", "spread-4", "a", "b", "spread-6"].map((key) => ({ key, like }));
		const pages = [{ key: "front" }, ...spreads, { key: "back" }];
		expect(withOwnPages(named("booklet-a6-8"), { pages })).toMatchObject({ stitching: { pages: 12 } });
	});

	it("leave every format as it is that has its own pages or none to count", () => {
		for (const format of cardFormats) {
			const same = withOwnPages(format, { pages: format.pages });
			expect(same).toEqual(format);
		}
	});
});

function fail(key: string): never {
	throw new Error(`${key} is a format`);
}

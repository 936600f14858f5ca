import { cardFormat, paper } from "@offizin/formats";
import { expect, test } from "vitest";
import { describeStitching } from "./describe-stitching.ts";

const format = (key: string) => cardFormat(key) ?? fail();
const stock = (key: string) => paper(key) ?? fail();

test("[production.T7] a booklet of 12 pages is three printed sheets: a cover of 300 g and two of 170 g that creep", () => {
	expect(describeStitching(format("booklet-a5-12"), stock("matt"))).toEqual({
		kind: "saddle",
		staples: 2,
		flat: { width: 296, height: 210 },
		sheets: [
			{ part: "cover", pages: [1, 2, 11, 12], paper: { key: "matt", grams: 300 }, creep: 0 },
			{ part: "inside", pages: [3, 4, 9, 10], paper: { key: "matt", grams: 170 }, creep: 0.35 },
			{ part: "inside", pages: [5, 6, 7, 8], paper: { key: "matt", grams: 170 }, creep: 0.7 },
		],
	});
});

test("[production.T7] thinner paper creeps less, and what is not stitched has no sheets", () => {
	const thin = describeStitching(format("booklet-a6-8"), stock("kraft"));
	expect(thin?.sheets.map(({ paper: { grams }, creep }) => [grams, creep])).toEqual([
		[280, 0],
		[120, 0.2],
	]);
	expect(describeStitching(format("klappkarte-a6"), stock("matt"))).toBeUndefined();
});

test("a booklet of a paper that is only card stock is a mistake of the caller", () => {
	expect(() => describeStitching(format("booklet-a5-8"), stock("struktur"))).toThrow("is made of struktur");
});

function fail(): never {
	throw new Error("missing in the catalogue");
}

import { expect, test } from "vitest";
import { countValues, facetValue, inTurns, narrowed } from "./variant-facets.ts";

const variant = (type: string, formatType: string, width: number, height: number) => ({
	values: [
		{ option: "type", value: type, name: type },
		{ option: "formatType", value: formatType, name: formatType },
	],
	size: { width, height },
});
const wall = [variant("wandkalender", "a4-hoch", 210, 297), variant("wandkalender", "200", 200, 200)];
const all = [
	...wall,
	variant("tischkalender", "a5-quer", 210, 148),
	variant("tischkalender", "145", 145, 145),
];

test("[2.3-4] kind, format and aspect ratio narrow an overview; unknown values leave nothing", () => {
	expect(narrowed(all, { product: "wandkalender" })).toEqual(wall);
	expect(narrowed(all, { product: "wandkalender", aspectRatio: "square" })).toEqual(wall.slice(1));
	expect(narrowed(all, { aspectRatio: "rund" })).toEqual([]);
	expect(all.map((one) => facetValue(one, "aspectRatio"))).toEqual([
		"portrait",
		"square",
		"landscape",
		"square",
	]);
});

test("the counts of a facet leave out its own choice", () => {
	expect(countValues(all, { product: "wandkalender", aspectRatio: "square" }, "product")).toEqual([
		{ value: "wandkalender", count: 1 },
		{ value: "tischkalender", count: 1 },
	]);
});

test("collages are found by the kind of their layout", () => {
	const collage = { values: [{ option: "designId", value: "13", name: "" }], size: null };
	expect(facetValue(collage, "style")).toBe("herz");
	expect(facetValue(collage, "aspectRatio")).toBeUndefined();
});

test("kinds take turns, and nothing is lost", () => {
	const turned = inTurns(all);
	expect(turned.map(({ values }) => values[0]?.value)).toEqual([
		"wandkalender",
		"tischkalender",
		"wandkalender",
		"tischkalender",
	]);
	expect(new Set(turned)).toEqual(new Set(all));
});

import type { TemplateSummary } from "@offizin/contract";
import { expect, test } from "vitest";
import { nextColor, pageSource, tilesOf } from "./tile-card.ts";

const colors = [
	{ id: "a-salbei", key: "salbei", name: "Salbei", color: "#5f7a5c" },
	{ id: "a-blau", key: "blau", name: "Blau", color: "#a9c0cf" },
];
const summary = (id: string, colorName: string): TemplateSummary => ({
	id,
	name: "Eukalyptus – Einladung",
	themeId: "eukalyptus",
	themeName: "Eukalyptus",
	productType: "card",
	kind: "einladung",
	formatType: "postkarte-a6",
	color: "green",
	colorway: { key: colorName, name: colorName },
	colors: colors.map((color) => ({ ...color, facet: "green" })),
	hasPhoto: false,
	defaultConfiguration: {
		formatType: "postkarte-a6",
		paperType: "matt",
		refinementType: "ohne",
		punching: "ohne",
	},
	occasion: "hochzeit",
	from: { quantity: 50, unit: { amount: 169, currency: "eur" } },
	scene: { page: "front", src: `/img/w640/scene/${id}`, width: 640, height: 480, alt: "" },
	front: { page: "front", src: `/img/w640/page/${id}/front`, width: 640, height: 454, alt: "" },
	turnsTo: "back",
});

test("a tile shows the front in the size of the card, and what it turns to", () => {
	const [tile] = tilesOf([summary("a-salbei", "Salbei")]);
	expect(tile).toMatchObject({ width: 640, height: 454, turnsTo: "back", from: { quantity: 50 } });
	expect(tile && pageSource(tile, "front")).toBe("/img/w640/page/a-salbei/front");
});

test("[14] a picture of another edition has another address", () => {
	expect(pageSource({ id: "a-salbei", edition: 3 }, "front")).toBe("/img/w640/page/a-salbei/front?edition=3");
	const edited = {
		...summary("a-salbei", "Salbei"),
		colors: colors.map((one) => ({ ...one, facet: "green", edition: 2 })),
	};
	expect(tilesOf([edited])[0]?.colors.map(({ edition }) => edition)).toEqual([2, 2]);
});

test("colours follow one another round and round; a single one is followed by none", () => {
	expect(nextColor({ colors }, "a-salbei")?.id).toBe("a-blau");
	expect(nextColor({ colors }, "a-blau")?.id).toBe("a-salbei");
	expect(nextColor({ colors: colors.slice(0, 1) }, "a-salbei")).toBeUndefined();
});

test("what tiles have in common is one object, so that it is sent once", () => {
	const [one, other] = tilesOf([summary("a-salbei", "Salbei"), summary("a-blau", "Blau")]);
	expect(one?.colors).toBe(other?.colors);
	expect(one?.from).toBe(other?.from);
	expect(one?.id).not.toBe(other?.id);
});

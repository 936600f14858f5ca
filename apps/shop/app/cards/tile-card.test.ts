import type { TemplateSummary } from "@offizin/contract";
import { expect, test } from "vitest";
import { backOf, tilesOf } from "./tile-card.ts";

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
	colors: colors.map((color) => ({ ...color })),
	hasPhoto: false,
	defaultConfiguration: {
		formatType: "postkarte-a6",
		paperType: "matt",
		refinementType: "ohne",
		punching: "ohne",
	},
	from: { amount: 45, currency: "eur" },
	scene: { page: "front", src: `/img/w640/scene/${id}`, width: 640, height: 480, alt: "" },
	back: { page: "back", src: `/img/w640/page/${id}/back`, width: 640, height: 454, alt: "" },
});

test("a tile shows the front in the size of the card, and turns to the back", () => {
	const [tile] = tilesOf([summary("a-salbei", "Salbei")]);
	expect(tile).toMatchObject({ front: "/img/w640/page/a-salbei/front", width: 640, height: 454 });
	expect(tile && backOf(tile)).toBe("/img/w640/page/a-salbei/back");
});

test("what tiles have in common is one object, so that it is sent once", () => {
	const [one, other] = tilesOf([summary("a-salbei", "Salbei"), summary("a-blau", "Blau")]);
	expect(one?.colors).toBe(other?.colors);
	expect(one?.from).toBe(other?.from);
	expect(one?.id).not.toBe(other?.id);
});

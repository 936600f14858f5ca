import { geometryOf } from "@offizin/assortment";
import { type ArtworkElement, type DesignDocument, type Ink, inksOf } from "@offizin/design";
import { pageOf } from "@offizin/formats";
import { describe, expect, test } from "vitest";
import { buildTemplate, templateIds } from "../build-template.ts";
import { paletteOf } from "./palette.ts";
import { soiree } from "./theme.ts";

const templates = templateIds.filter((id) => id.startsWith("soiree-")).map(buildTemplate);

function luminance(srgb: string): number {
	const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
		const value = Number.parseInt(srgb.slice(at, at + 2), 16) / 255;
		return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
	const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
	return (light + 0.05) / (dark + 0.05);
}

/** Every foil drawing of a document with the page it lies on. */
function foilDrawings(document: DesignDocument) {
	return document.pages.flatMap((page) =>
		page.elements
			.filter((element): element is ArtworkElement => element.type === "artwork")
			.filter((element) => inksOf(element).some(({ role }) => role === "foil"))
			.map((element) => ({ page, element, artwork: document.artworks[element.artwork] })),
	);
}

describe.each(soiree.colorways)("colour version $key", (colorway) => {
	const palette = paletteOf(colorway);
	const srgb = (ink: Ink) => palette.swatches[ink.swatch]?.srgb ?? "#808080";

	test("[domain 1.1] no swatch carries more than 280 % ink", () => {
		for (const { name, cmyk } of Object.values(palette.swatches)) {
			expect(
				cmyk.reduce((sum, part) => sum + part, 0),
				name,
			).toBeLessThanOrEqual(280);
		}
	});

	test("text stands at 7 : 1 or better, also where names are printed instead of foiled", () => {
		expect(contrast(srgb(palette.onGround), srgb(palette.ground))).toBeGreaterThanOrEqual(7);
		expect(contrast(srgb(palette.names), srgb(palette.ground))).toBeGreaterThanOrEqual(7);
		expect(contrast(srgb(palette.onNight), srgb(palette.night))).toBeGreaterThanOrEqual(7);
		expect(contrast(srgb(palette.nightLine), srgb(palette.night))).toBeGreaterThanOrEqual(7);
		expect(contrast(srgb(palette.ink), "#fbf9f4")).toBeGreaterThanOrEqual(7);
	});
});

describe.each(templates)("$id", ({ document }) => {
	test("[domain 6] foil lies on the refinable page only", () => {
		const format = geometryOf(document);
		const pages = document.pages.filter((page) =>
			page.elements.some((element) => inksOf(element).some(({ role }) => role === "foil")),
		);
		expect(pages.map(({ key }) => format && pageOf(format, key)?.refinable)).toEqual([true]);
	});

	test("[domain 6] foil lines are at least 0.25 mm wide and 5 mm away from trim and fold", () => {
		const drawings = foilDrawings(document);
		expect(drawings).toHaveLength(1);
		for (const { element, artwork } of drawings) {
			const { width, height } = element.box;
			expect(artwork).toMatchObject({ width: width / 1000, height: height / 1000 });
			for (const path of artwork?.paths ?? []) {
				const weight = path.stroke ?? 0;
				if (path.stroke !== undefined) expect(weight).toBeGreaterThanOrEqual(0.25);
				const numbers = [...path.d.matchAll(/-?\d+(?:\.\d+)?/g)].map(Number);
				const xs = numbers.filter((_, index) => index % 2 === 0);
				const ys = numbers.filter((_, index) => index % 2 === 1);
				expect(Math.min(...xs, ...ys) - weight / 2).toBeGreaterThanOrEqual(5);
				expect(Math.max(...xs) + weight / 2).toBeLessThanOrEqual(width / 1000 - 5);
				expect(Math.max(...ys) + weight / 2).toBeLessThanOrEqual(height / 1000 - 5);
			}
		}
	});

	test("the document stays small", () => {
		expect(JSON.stringify(document).length).toBeLessThan(120_000);
	});
});

import { nearestConfiguration, parseConfiguration, violations } from "@offizin/solver";
import { germanFacts } from "@offizin/testkit";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { materials } from "../wall-art/material.ts";
import { collageDefaultsByChannel, collageProduct } from "./collage-product.ts";
import { collageLayout, collageLayouts } from "./layouts.ts";

const collage = { productType: "poster", formatType: "60x40", designId: "1", photoGap: "2" };
const brokenBy = (changes: Partial<typeof collage>) =>
	violations(collageProduct, { ...collage, ...changes }).map(({ code }) => code);
const factsOf = (changes: Partial<typeof collage>) =>
	germanFacts(collageProduct, { ...collage, ...changes }).map(({ value }) => value);

describe("[3.7-3] collages", () => {
	test("the workshop cuts a collage as a picture of its material: a banner with its hem, a canvas with its stretcher", () => {
		const listOf = (productType: string, formatType: string) =>
			collageProduct.cutList?.({ ...collage, productType, formatType });
		const banner = listOf("pvcplane", "100x50");
		expect(banner?.hem).toEqual({
			depth: 30,
			cut: { width: (banner?.printed.width ?? 0) + 60, height: (banner?.printed.height ?? 0) + 60 },
		});
		expect(banner?.fittings.some(({ count }) => count > 3)).toBe(true);
		expect(listOf("leinwand", "60x40")?.stretcher?.bars).toEqual([
			{ length: 600, count: 2 },
			{ length: 400, count: 2 },
		]);
		expect(listOf("poster", "60x40")).not.toHaveProperty("hem");
	});

	test("a collage becomes any material of the wall art, within its sizes", () => {
		const [material] = collageProduct.options;
		expect(material?.domain.kind === "list" && material.domain.choices.map(({ key }) => key)).toEqual(
			materials.map(({ key }) => key),
		);
		expect(brokenBy({ productType: "acrylglas", formatType: "120x200" })).toEqual([]);
		expect(brokenBy({ productType: "acrylglas", formatType: "200x121" })).toEqual(["collage.acrylglas-size"]);
		expect(brokenBy({ productType: "fototapete", formatType: "60x40" })).toEqual(["collage.fototapete-size"]);
	});

	test("one brand begins with layout 13, the other with 1, and both can be made", () => {
		const first = Object.values(collageDefaultsByChannel).map((defaults) =>
			parseConfiguration(collageProduct, {}, defaults),
		);
		expect(first).toEqual(["13", "1"].map((designId) => ({ ok: true, value: { ...collage, designId } })));
	});

	test("[2.3-4] beside others a letter opens upright, as it fills its picture, and a heart and a grid lying", () => {
		const openingOf = (designId: string) =>
			collageProduct.opensWith?.({ channel: "bildwand", day: "2026-11-26", pinned: { designId } });
		expect(openingOf("31")).toEqual({ designId: "1", formatType: "40x60" });
		expect(openingOf("13")).toEqual({ designId: "1" });
		expect(openingOf("5")).toEqual({ designId: "1" });
	});

	test("[§5] a hundred photos need 23 by 23 cm, six hundred 45 by 67", () => {
		expect(brokenBy({ designId: "26", formatType: "23x23" })).toEqual([]);
		expect(brokenBy({ designId: "26", formatType: "30x22" })).toEqual(["collage.from-23x23"]);
		expect(brokenBy({ designId: "73", formatType: "67x45" })).toEqual([]);
		expect(brokenBy({ designId: "73", formatType: "66x66" })).toEqual(["collage.from-45x67"]);
	});

	test("a layout that needs more room makes the picture larger and keeps its material", () => {
		const wished = { ...collage, productType: "leinwand", designId: "73" };
		const nearest = nearestConfiguration(collageProduct, wished, ["designId"]);
		expect(nearest).toMatchObject({ productType: "leinwand", designId: "73" });
		expect(nearest && violations(collageProduct, nearest)).toEqual([]);
	});

	test("a size that is too small for a mosaic leads to the grid with the most photos it has room for", () => {
		const wished = { ...collage, formatType: "30x20", designId: "73" };
		const nearest = nearestConfiguration(collageProduct, wished, ["formatType", "productType"]);
		expect(collageLayout(nearest?.designId)).toMatchObject({ kind: "raster", photos: 80 });
	});

	test("every layout can be made on every material", () => {
		const layout = fc.constantFrom(...collageLayouts.map(({ id }) => id));
		const material = fc.constantFrom(...materials.map(({ key }) => key));
		fc.assert(
			fc.property(layout, material, (designId, productType) => {
				const wished = { ...collage, designId, productType };
				const nearest = nearestConfiguration(collageProduct, wished, ["designId", "productType"]);
				expect(nearest && violations(collageProduct, nearest)).toEqual([]);
			}),
		);
	});

	test("[§5] says how many photos, how large each is, and the 60 px for each centimetre it needs", () => {
		expect(factsOf({})).toEqual(["6", "19,5 × 19,4 cm", "ab 1.172 × 1.164 px"]);
		expect(factsOf({ designId: "13", formatType: "40x40" })).toEqual([
			"27",
			"5,4 × 5,4 cm",
			"ab 324 × 324 px",
		]);
	});
});

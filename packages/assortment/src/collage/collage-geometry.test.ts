import { bleedBox, pageOf } from "@offizin/formats";
import { parseConfiguration } from "@offizin/solver";
import { contains, intersects } from "@offizin/units";
import { describe, expect, test } from "vitest";
import { materials } from "../wall-art/material.ts";
import { MIN_CELL } from "./cells.ts";
import { collageGeometry } from "./collage-geometry.ts";
import { collageProduct } from "./collage-product.ts";
import { collageLayouts } from "./layouts.ts";

const sizes = ["60x40", "40x60", "60x60", "120x80", "90x30"];
const gaps = ["0", "2", "3", "10", "20"];
const all = materials.flatMap(({ key }) =>
	collageLayouts.flatMap((layout) =>
		sizes.flatMap((formatType) =>
			gaps.map((photoGap) => ({ layout, productType: key, formatType, photoGap })),
		),
	),
);
const made = all.filter(
	({ layout, ...rest }) => parseConfiguration(collageProduct, { ...rest, designId: layout.id }).ok,
);

const isPosterGrid = ({ layout, productType }: (typeof made)[number]) =>
	productType === "poster" && layout.fields === undefined;

describe("[15] a collage is a picture for the wall with places", () => {
	test("[law] on every material each photo has a place of its own on the face, large enough to know one", () => {
		expect(made.length).toBeGreaterThan(1000);
		for (const { layout, ...rest } of made) {
			const page = pageOf(collageGeometry({ ...rest, designId: layout.id }), "front");
			const places = page?.places ?? [];
			const face = { x: 0, y: 0, ...page?.size } as Parameters<typeof contains>[0];
			expect(places, layout.id).toHaveLength(layout.photos);
			expect(page?.picture).toBeUndefined();
			expect(places.every((place) => contains(face, place))).toBe(true);
			const least = Math.min(...places.map(({ width, height }) => Math.min(width, height)));
			expect(least, `${layout.id} ${rest.formatType}`).toBeGreaterThanOrEqual(MIN_CELL * 1000 - 1);
			expect(page?.words !== undefined).toBe(layout.kind === "text");
		}
	});

	test("[law] no two photos of a layout lie on each other, and none on what is left for words", () => {
		const posters = made.filter(
			({ layout, productType, formatType }) =>
				layout.photos <= 100 && productType === "poster" && formatType === "60x60",
		);
		expect(new Set(posters.map(({ photoGap }) => photoGap))).toEqual(new Set(gaps));
		for (const { layout, ...rest } of posters) {
			const page = pageOf(collageGeometry({ ...rest, designId: layout.id }), "front");
			const [places, words] = [page?.places ?? [], page?.words];
			for (const [index, place] of places.entries()) {
				expect(places.slice(0, index).some((other) => intersects(other, place))).toBe(false);
				expect(words && intersects(words, place)).not.toBe(true);
			}
		}
	});

	test("[law] photos beside each other are as far apart as is chosen, in any grid", () => {
		for (const { layout, photoGap, ...rest } of made.filter(isPosterGrid)) {
			const page = pageOf(collageGeometry({ ...rest, photoGap, designId: layout.id }), "front");
			const places = page?.places ?? [];
			const between = places.slice(1).flatMap((place, index) => {
				const before = places[index];
				const isBeside = before !== undefined && Math.abs(before.y - place.y) < 2;
				return isBeside ? [(place.x - before.x - before.width) / 1000] : [];
			});
			if (between.length === 0) continue;
			expect(Math.min(...between), `${layout.id} ${photoGap}`).toBeCloseTo(Number(photoGap), 2);
		}
	});

	test("[15] a collage of an earlier release is as it was", () => {
		const before = { productType: "poster", formatType: "60x40", designId: "1" };
		expect(collageGeometry(before)).toEqual(collageGeometry({ ...before, photoGap: "2" }));
	});

	test("canvas goes round its bars in the ground that photos lie on", () => {
		const page = pageOf(
			collageGeometry({ productType: "leinwand", formatType: "60x40", designId: "1" }),
			"front",
		);
		if (!page) throw new Error("A collage has a face.");
		expect(page.edges.left).toBe("wrap");
		expect(bleedBox(page).width).toBeGreaterThan(page.size.width + 60_000);
	});
});

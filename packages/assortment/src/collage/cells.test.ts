import { germanName } from "@offizin/testkit";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cellOf, MIN_CELL } from "./cells.ts";
import { collageProduct } from "./collage-product.ts";
import { smallestSize } from "./layout-constraints.ts";
import { collageLayout, collageLayouts } from "./layouts.ts";

const layoutName = (id: string) => germanName(collageProduct, "designId", id);
const anyLayout = fc.constantFrom(...collageLayouts);
const anyEdge = fc.integer({ min: 13, max: 300 });
const smallerEdge = (cell: { readonly width: number; readonly height: number }) =>
	Math.min(cell.width, cell.height);

describe("[3.7-3] layouts of collages", () => {
	test("ids are unique, 1 is a grid and 13 a heart", () => {
		expect(new Set(collageLayouts.map(({ id }) => id)).size).toBe(collageLayouts.length);
		expect(layoutName("1")).toBe("Raster mit 6 Fotos");
		expect(layoutName("13")).toBe("Herz aus 27 Fotos");
	});

	test("[§5] grids run from 2 to 100 photos; hearts, texts, mosaics, 26 letters and 10 numbers stand beside them", () => {
		const photosOf = (kind: string) =>
			collageLayouts.filter((layout) => layout.kind === kind).map(({ photos }) => photos);
		expect([Math.min(...photosOf("raster")), Math.max(...photosOf("raster"))]).toEqual([2, 100]);
		expect(["herz", "text", "mosaik", "buchstabe", "zahl"].map((kind) => photosOf(kind).length)).toEqual([
			2, 3, 3, 26, 10,
		]);
	});

	test("grids lie, and the rows of a figure are equally long and hold its photos", () => {
		for (const { id, columns, rows, photos, fields } of collageLayouts) {
			if (fields === undefined) expect(columns, id).toBeGreaterThanOrEqual(rows);
			else {
				expect(new Set(fields.map(({ length }) => length)), id).toEqual(new Set([columns]));
				expect(fields.join(""), id).toMatch(/^[#.T]+$/);
				expect(
					[...fields.join("")].filter((field) => field === "#"),
					id,
				).toHaveLength(photos);
			}
		}
	});

	test("a name that counts photos counts them rightly, and no two are the same", () => {
		for (const { id, photos } of collageLayouts) {
			const counted = /(\d+) Fotos/.exec(layoutName(id));
			if (counted) expect(Number(counted[1]), id).toBe(photos);
		}
		expect(new Set(collageLayouts.map(({ id }) => layoutName(id))).size).toBe(collageLayouts.length);
	});
});

describe("[§5] the photos of a collage", () => {
	test("six photos on 60 by 40 cm are nearly 20 cm wide, on 40 by 60 the grid has turned", () => {
		expect(cellOf(collageLayout("1"), { width: 600, height: 400 }, 2)).toEqual({
			width: 586 / 3,
			height: 194,
		});
		expect(cellOf(collageLayout("1"), { width: 400, height: 600 }, 2)).toEqual({
			width: 194,
			height: 586 / 3,
		});
	});

	test("the photos of a letter stay squares", () => {
		const { width, height } = cellOf(collageLayout("31"), { width: 600, height: 400 }, 2);
		expect(width).toBe(height);
		expect(width).toBeCloseTo(378 / 7);
	});

	test("from its smallest size on every photo has 2 cm, whichever way the picture lies", () => {
		fc.assert(
			fc.property(
				anyLayout,
				fc.tuple(fc.nat(200), fc.nat(200)),
				fc.nat(20),
				fc.boolean(),
				(layout, [more, evenMore], gap, isLying) => {
					const { short, long } = smallestSize(layout, gap);
					const edges = [short + more, Math.max(long + evenMore, short + more)].map((edge) => edge * 10);
					const [width = 0, height = 0] = isLying ? edges.toReversed() : edges;
					expect(smallerEdge(cellOf(layout, { width, height }, gap))).toBeGreaterThanOrEqual(MIN_CELL);
				},
			),
		);
	});

	test("a grid below its smallest size has a photo under 2 cm", () => {
		const grids = collageLayouts.filter(({ fields }) => fields === undefined);
		fc.assert(
			fc.property(fc.constantFrom(...grids), anyEdge, anyEdge, fc.nat(20), (layout, width, height, gap) => {
				const { short, long } = smallestSize(layout, gap);
				const isTooSmall = Math.min(width, height) < short || Math.max(width, height) < long;
				const cell = cellOf(layout, { width: width * 10, height: height * 10 }, gap);
				expect(smallerEdge(cell) < MIN_CELL).toBe(isTooSmall);
			}),
		);
	});
});

import { arbitraryArea } from "@offizin/testkit";
import { type Box, box, contains, intersects, mm, um } from "@offizin/units";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { gutters, layoutsFor, MOST_PHOTOS } from "./library.ts";
import { rankLayouts } from "./rank.ts";

const shapes = {
	portrait: box(4000, 4000, mm(97), mm(140)),
	landscape: box(0, 0, mm(148), mm(105)),
	square: box(0, 0, mm(145), mm(145)),
	panorama: box(-3000, -3000, mm(216), mm(105)),
	spread: box(0, 0, mm(420), mm(210)),
};
const counts = Array.from({ length: MOST_PHOTOS }, (_none, at) => at + 1);
const surface = fc.record({
	area: arbitraryArea,
	gap: fc.constantFrom(...Object.values(gutters)),
});
const count = fc.integer({ min: 1, max: MOST_PHOTOS });

function pairsOf(places: readonly Box[]): [Box, Box][] {
	return places.flatMap((one, at) => places.slice(at + 1).map((other): [Box, Box] => [one, other]));
}

/** The box with half a gutter around it. */
const grown = ({ x, y, width, height }: Box, by: number) =>
	box(x - by, y - by, width + 2 * by, height + 2 * by);

describe("[14] layouts for a surface", () => {
	test.each(Object.entries(shapes))("%s: at least five for every number of photos", (_name, area) => {
		for (const gap of Object.values(gutters)) {
			for (const one of counts) {
				const layouts = layoutsFor({ area, gap }, one);
				expect(layouts.length, `${one} photos`).toBeGreaterThanOrEqual(5);
				if (one > 1) expect(layouts.filter(({ isFull }) => isFull).length).toBeGreaterThanOrEqual(5);
			}
		}
		expect(layoutsFor({ area, gap: gutters.narrow }, MOST_PHOTOS + 1)).toEqual([]);
	});

	test("[law] places lie in the surface, reach its edges, and keep the gutter between them", () => {
		fc.assert(
			fc.property(surface, count, ({ area, gap }, photos) => {
				for (const { places, isFull } of layoutsFor({ area, gap }, photos)) {
					expect(places).toHaveLength(photos);
					for (const place of places) expect(contains(area, place)).toBe(true);
					for (const [one, other] of pairsOf(places)) {
						expect(intersects(grown(one, gap / 2 - 0.5), grown(other, gap / 2 - 0.5))).toBe(false);
					}
					if (!isFull) continue;
					expect(Math.min(...places.map(({ x }) => x))).toBe(area.x);
					expect(Math.min(...places.map(({ y }) => y))).toBe(area.y);
					expect(Math.max(...places.map(({ x, width }) => x + width))).toBe(area.x + area.width);
					expect(Math.max(...places.map(({ y, height }) => y + height))).toBe(area.y + area.height);
				}
			}),
		);
	});

	test("[law] no two of a surface are the same, by name or by what is seen, and they are always the same ones", () => {
		fc.assert(
			fc.property(surface, count, (given, photos) => {
				const layouts = layoutsFor(given, photos);
				expect(layoutsFor(given, photos)).toEqual(layouts);
				expect(layouts.length).toBeGreaterThan(0);
				expect(new Set(layouts.map(({ key }) => key)).size).toBe(layouts.length);
				const drawn = layouts.map(({ places }) =>
					places
						.map((one) => JSON.stringify(one))
						.sort()
						.join(),
				);
				expect(new Set(drawn).size).toBe(layouts.length);
			}),
		);
	});

	test("a key is the same division of every surface", () => {
		const hero = (area: Box) =>
			layoutsFor({ area, gap: um(0) }, 3).find(({ key }) => key === "3-hero-left")?.places;
		expect(hero(box(0, 0, mm(150), mm(100)))).toEqual([
			box(0, 0, mm(100), mm(100)),
			box(mm(100), 0, mm(50), mm(50)),
			box(mm(100), mm(50), mm(50), mm(50)),
		]);
		expect(hero(box(mm(5), mm(5), mm(120), mm(90)))?.[0]).toEqual(box(mm(5), mm(5), mm(80), mm(90)));
	});

	test("ranked by what is cut off: three upright photos stand side by side on a wide page", () => {
		const upright = { width: 2000, height: 3000 };
		const [first, ...others] = rankLayouts({ area: shapes.panorama, gap: gutters.narrow }, [
			upright,
			upright,
			upright,
		]);
		expect(first?.key).toBe("3-grid-3x1");
		expect(first?.cropped).toBeLessThan(0.35);
		for (const other of others) expect(other.cropped).toBeGreaterThanOrEqual(first?.cropped ?? 1);
		const lying = { width: 3000, height: 2000 };
		const [best] = rankLayouts({ area: shapes.landscape, gap: gutters.none }, [lying, lying, lying, lying]);
		expect(best?.key).toBe("4-grid-2x2");
	});
});

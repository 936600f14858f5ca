import { settleConfiguration } from "@offizin/solver";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { contourOf } from "./contour-cut.ts";
import { wallCutList } from "./cut-list.ts";
import { eyeletsOf } from "./eyelets.ts";
import { fittingsFor } from "./fittings.ts";
import { photoframeProduct } from "./photoframe-product.ts";
import { wallGeometry } from "./wall-geometry.ts";

function configurationOf(wished: Record<string, string>) {
	const settled = settleConfiguration(photoframeProduct, wished);
	if (!settled.ok) throw new Error(JSON.stringify(settled.error));
	return settled.value.configuration;
}

describe("[15] eyelets of a banner", () => {
	test("sit in every corner, 15 mm in, and between them no further apart than half a metre", () => {
		fc.assert(
			fc.property(
				fc.integer({ min: 500, max: 2000 }),
				fc.integer({ min: 500, max: 5000 }),
				(width, height) => {
					const eyelets = eyeletsOf({ width, height });
					const has = (x: number, y: number) => eyelets.filter((one) => one.x === x && one.y === y).length;
					for (const x of [15, width - 15]) for (const y of [15, height - 15]) expect(has(x, y)).toBe(1);
					const onTop = eyelets
						.filter(({ y }) => y === 15)
						.map(({ x }) => x)
						.sort((a, b) => a - b);
					for (const [at, x] of onTop.slice(1).entries())
						expect(x - (onTop[at] ?? 0)).toBeLessThanOrEqual(500);
					const onRight = eyelets
						.filter(({ x }) => x === width - 15)
						.map(({ y }) => y)
						.sort((a, b) => a - b);
					for (const [at, y] of onRight.slice(1).entries())
						expect(y - (onRight[at] ?? 0)).toBeLessThanOrEqual(500);
					expect(new Set(eyelets.map(({ x, y }) => `${x} ${y}`)).size).toBe(eyelets.length);
				},
			),
		);
	});

	test("are drilled where they are told, as many as come with it; a banner without hem has none", () => {
		const hemmed = configurationOf({ materialType: "pvcplane", format: "200x100", edge: "saum" });
		const [side] = wallGeometry(hemmed).sides;
		expect(side?.holes).toHaveLength(12);
		expect(side?.holes[0]).toEqual({ x: 15_000, y: 15_000, diameter: 10_000 });
		expect(fittingsFor(hemmed)).toEqual([{ key: "oesen", count: 12 }]);
		expect(wallCutList(hemmed)).toMatchObject({
			printed: { width: 2000, height: 1000 },
			hem: { depth: 30, cut: { width: 2060, height: 1060 } },
		});
		const bare = configurationOf({ materialType: "pvcplane", format: "200x100", edge: "ohne" });
		expect(wallGeometry(bare).sides[0]?.holes).toEqual([]);
	});
});

describe("[15] the contour of adhesive film", () => {
	test.each(["konturschnitt", "kontur-oval", "kontur-herz"])(
		"%s is cut through the film, not through its carrier",
		(edge) => {
			const { pages, sides } = wallGeometry(
				configurationOf({ materialType: "klebefolie", format: "60x40", edge }),
			);
			const die = contourOf(edge, { width: 600, height: 400 });
			expect(die).toBeDefined();
			expect(sides).toMatchObject([{ die, kissCut: true }]);
			expect(pages[0]?.die).toBe(die);
			// It touches each edge of the picture and leaves none.
			const numbers = [...(die ?? "").matchAll(/-?\d+/g)].map(Number);
			const [across, down] = [
				numbers.filter((_n, at) => at % 2 === 0),
				numbers.filter((_n, at) => at % 2 === 1),
			];
			expect([Math.min(...across), Math.max(...across)]).toEqual([0, 600_000]);
			expect([Math.min(...down), Math.max(...down)]).toEqual([0, 400_000]);
		},
	);

	test("is none where the film is cut straight", () => {
		const straight = configurationOf({ materialType: "klebefolie", format: "60x40", edge: "ohne" });
		expect(wallGeometry(straight).sides[0]?.die).toBeUndefined();
	});
});

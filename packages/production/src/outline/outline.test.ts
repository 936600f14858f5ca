import { mm, pt, um } from "@offizin/units";
import fc from "fast-check";
import { expect, test } from "vitest";
import { sampleShaper } from "../testing/sample-job.ts";
import { fineParts } from "./fine-parts.ts";
import { filled, itemOutline } from "./item-outline.ts";
import { grow } from "./offset.ts";
import { areaOf, boundsOfPolygons, polygonPath, subtract } from "./polygon.ts";

const here = [1, 0, 0, 1, 0, 0] as const;
const K = 0.552_284_75;
const circle = (r: number, x = r, y = r) =>
	`M${x + r} ${y}C${x + r} ${y + K * r} ${x + K * r} ${y + r} ${x} ${y + r}C${x - K * r} ${y + r} ${x - r} ${y + K * r} ${x - r} ${y}C${x - r} ${y - K * r} ${x - K * r} ${y - r} ${x} ${y - r}C${x + K * r} ${y - r} ${x + r} ${y - K * r} ${x + r} ${y}Z`;
const rect = (x: number, y: number, w: number, h: number) =>
	`M${x} ${y}L${x + w} ${y}L${x + w} ${y + h}L${x} ${y + h}Z`;
const limits = { line: mm(0.25), gap: mm(0.4) };

test("shrinking a shape with a hole takes the same from the outside and from the hole", () => {
	const shape = filled(rect(0, 0, 10_000, 8000) + rect(3000, 3000, 2000, 2000), here, "evenodd");
	expect(areaOf(shape)).toBe(10_000 * 8000 - 2000 * 2000);
	const shrunk = grow(shape, -125);
	expect(boundsOfPolygons(shrunk)).toEqual({ left: 125, top: 125, right: 9875, bottom: 7875 });
	// The hole grows by 125 µm with round corners.
	const hole = 2000 * 2000 + 4 * 2000 * 125 + Math.PI * 125 * 125;
	expect(areaOf(shrunk)).toBeGreaterThan(9750 * 7750 - hole - 20_000);
	expect(areaOf(shrunk)).toBeLessThan(9750 * 7750 - hole + 20_000);
});

test("what is thinner than twice the trap vanishes", () => {
	expect(grow(filled(rect(0, 0, 240, 9000), here, "nonzero"), -125)).toEqual([]);
});

test("what is shrunk lies inside, whatever the outline", () => {
	const point = fc.record({ x: fc.integer({ min: 0, max: 20_000 }), y: fc.integer({ min: 0, max: 20_000 }) });
	fc.assert(
		fc.property(
			fc.array(point, { minLength: 3, maxLength: 12 }),
			fc.integer({ min: 10, max: 400 }),
			(ring, by) => {
				const shape = filled(polygonPath([ring]), here, "nonzero");
				const shrunk = grow(shape, -by);
				expect(areaOf(subtract(shrunk, shape))).toBeLessThan(1000);
				expect(areaOf(shrunk)).toBeLessThanOrEqual(areaOf(shape));
			},
		),
		{ numRuns: 100 },
	);
});

test("a line covers its width, also in an artwork that is stretched one way", () => {
	const stroke = {
		kind: "stroke",
		path: "M0 10L100 10",
		width: 4,
		cap: "butt",
		paint: { role: "foil", metal: "gold" },
	} as const;
	const even = itemOutline({ ...stroke, matrix: [100, 0, 0, 100, 0, 0] }, undefined as never);
	expect(boundsOfPolygons(even)).toEqual({ left: 0, top: 800, right: 10_000, bottom: 1200 });
	const tall = itemOutline({ ...stroke, matrix: [100, 0, 0, 400, 0, 0] }, undefined as never);
	expect(boundsOfPolygons(tall)).toEqual({ left: 0, top: 3200, right: 10_000, bottom: 4800 });
});

test("glyphs are outlined where they stand, counters open", async () => {
	const shaper = await sampleShaper();
	const [glyph] = shaper.shape("cormorant", "O");
	if (!glyph) throw new Error("the font has an O");
	const item = {
		kind: "glyphs",
		font: "cormorant",
		size: pt(40),
		matrix: [1, 0, 0, 1, 50_000, 20_000],
		paint: { role: "foil", metal: "gold" },
		glyphs: [{ id: glyph.id, x: um(0), y: um(0), advance: um(glyph.advance), text: "O" }],
	} as const;
	const rings = itemOutline(item, shaper);
	expect(rings).toHaveLength(2);
	const { left, bottom } = boundsOfPolygons(rings);
	expect(left).toBeGreaterThan(50_000);
	expect(bottom).toBeGreaterThan(20_000);
	expect(bottom).toBeLessThan(20_500);
});

test.each([
	["a bar of the limit", rect(0, 0, 5000, 250), { line: false, gap: false }],
	["a bar below the limit", rect(0, 0, 5000, 200), { line: true, gap: false }],
	["a dot that is gone", circle(100), { line: true, gap: false }],
	["a dot that holds", circle(150), { line: false, gap: false }],
	["a square with sharp corners", rect(0, 0, 5000, 5000), { line: false, gap: false }],
	[
		"a leaf with fine tips",
		"M0 0C2000 -1500 4000 -1500 6000 0C4000 1500 2000 1500 0 0Z",
		{ line: false, gap: false },
	],
	["a hairline beside a bar", rect(0, 0, 9000, 3000) + rect(0, 3500, 9000, 100), { line: true, gap: false }],
	[
		"a hairline growing out of a bar",
		rect(0, 0, 3000, 3000) + rect(2900, 1000, 4000, 100),
		{ line: true, gap: false },
	],
	[
		"bars apart as far as they must be",
		rect(0, 0, 9000, 900) + rect(0, 1300, 9000, 900),
		{ line: false, gap: false },
	],
	["bars too near each other", rect(0, 0, 9000, 900) + rect(0, 1150, 9000, 900), { line: false, gap: true }],
	[
		"a counter that fills in",
		`${rect(0, 0, 3000, 3000)}M1000 1000L1000 1300L1300 1300L1300 1000Z`,
		{ line: false, gap: true },
	],
	["nothing", "", { line: false, gap: false }],
])("[6] foil limits: %s", (_name, path, found) => {
	expect(fineParts(filled(path, here, "nonzero"), limits)).toEqual(found);
});

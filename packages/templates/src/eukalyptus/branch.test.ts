import { between, chance, cubicsOf, distance, type Point, sway, through } from "@offizin/ornaments";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Branch, leavesOf, paintBranch } from "./branch.ts";
import { motifOf } from "./drawing.ts";
import { bladeAt, edgesOf, spineAt } from "./leaf.ts";
import { drawLine } from "./line-branch.ts";
import { arcStem } from "./ring.ts";

const branch: Branch = {
	stem: [
		[0, 100],
		[20, 70],
		[30, 40],
		[60, 10],
	],
	kind: "dollar",
	nodes: 5,
	span: [0.1, 0.95],
	leaf: [16, 6],
	spread: [70, 40],
	thickness: [0.4, 0.1],
	tints: [3, 2, 4],
	seed: 7,
};
const coordinate = fc.double({ min: -500, max: 500, noNaN: true });
const points = fc.array(fc.tuple(coordinate, coordinate), { minLength: 2, maxLength: 12 });

describe("chance", () => {
	test("is the same for the same keys, within its range, and different for others", () => {
		fc.assert(
			fc.property(fc.integer(), fc.integer(), (seed, index) => {
				expect(chance(seed, index)).toBe(chance(seed, index));
				expect(chance(seed, index)).toBeGreaterThanOrEqual(0);
				expect(chance(seed, index)).toBeLessThan(1);
				expect(Math.abs(sway(3, seed, index))).toBeLessThanOrEqual(3);
			}),
		);
		const draws = Array.from({ length: 1000 }, (_, index) => chance(1, index));
		expect(new Set(draws).size).toBeGreaterThan(990);
		const mean = draws.reduce((sum, draw) => sum + draw) / draws.length;
		expect(mean).toBeGreaterThan(0.46);
		expect(mean).toBeLessThan(0.54);
	});
});

describe("curves", () => {
	test("a smooth line passes through every point it was given", () => {
		fc.assert(
			fc.property(points, (given) => {
				const drawn = through(given).filter((_, index) => index % 3 === 0);
				expect(drawn).toEqual(given);
			}),
		);
	});

	test("outlines turn the same way whichever side is named first, so that overlaps never become holes", () => {
		const top = through([
			[0, 0],
			[5, -3],
			[10, 0],
		]);
		const bottom = through([
			[0, 0],
			[5, 3],
			[10, 0],
		]);
		const turning = (corners: readonly Point[]) =>
			Math.sign(
				corners.reduce((sum, [x, y], index) => {
					const [nextX, nextY] = corners[(index + 1) % corners.length] ?? [x, y];
					return sum + x * nextY - nextX * y;
				}, 0),
			);
		expect(turning(between(top, bottom).points)).toBe(turning(between(bottom, top).points));
	});

	test("the open piece of a ring keeps to its circle", () => {
		const stem = arcStem([45, 51.5], 18.5, 152, 34);
		const middle = cubicsOf({ points: stem, closed: false }).map(
			([a, b, c, d]): Point => [
				(a[0] + 3 * b[0] + 3 * c[0] + d[0]) / 8,
				(a[1] + 3 * b[1] + 3 * c[1] + d[1]) / 8,
			],
		);
		expect(middle.map((point) => Math.abs(distance(point, [45, 51.5]) - 18.5) < 0.2)).toEqual([true]);
		expect(middle[0]?.[1]).toBeGreaterThan(51.5);
	});
});

describe("a branch", () => {
	test("carries two leaves at every node and one at the tip, smaller towards the tip", () => {
		const leaves = leavesOf(branch);
		expect(leaves).toHaveLength(2 * branch.nodes + 1);
		expect(leaves.at(-1)?.length).toBeLessThan(leaves[0]?.length ?? 0);
	});

	test("grows the same way every time", () => {
		expect(motifOf(paintBranch(branch))).toEqual(motifOf(paintBranch(branch)));
		expect(motifOf(paintBranch({ ...branch, seed: 8 }))).not.toEqual(motifOf(paintBranch(branch)));
	});

	test("has leaves whose edges start at the stalk and meet at the tip", () => {
		for (const leaf of leavesOf(branch)) {
			const { left, right } = edgesOf(leaf);
			expect(distance(left.at(-1) ?? [0, 0], right.at(-1) ?? [9, 9])).toBeLessThan(0.01);
			expect(distance(left.at(-1) ?? [0, 0], spineAt(leaf, 1))).toBeLessThan(0.01);
			expect(distance(left[0] ?? [0, 0], bladeAt(leaf, "right", 0, 1))).toBeLessThan(0.01);
		}
	});

	test("drawn in one line is one unbroken curve, with nothing but midribs beside it", () => {
		const [mark, ...others] = drawLine(branch);
		expect(others).toEqual([]);
		const [line, ...midribs] = mark?.curves ?? [];
		expect(line?.closed).toBe(false);
		expect(line && cubicsOf(line).length).toBeGreaterThan(leavesOf(branch).length * 10);
		expect(midribs.every((rib) => cubicsOf(rib).length === 2)).toBe(true);
	});
});

describe("a motif", () => {
	test("is cut to its drawing and keeps its measure: twenty units to the millimetre", () => {
		const { artwork, frame } = motifOf(paintBranch(branch));
		expect(frame[2] * 20).toBeCloseTo(artwork.width, 6);
		expect(frame[3] * 20).toBeCloseTo(artwork.height, 6);
		const numbers = artwork.paths.flatMap(({ d }) => (d.match(/-?\d+/g) ?? []).map(Number));
		expect(Math.min(...numbers)).toBeGreaterThan(-20);
		expect(Math.max(...numbers)).toBeLessThan(Math.max(artwork.width, artwork.height) + 20);
	});

	test("leaves out what nobody can see", () => {
		const all = motifOf(paintBranch(branch)).artwork.paths.length;
		const half = motifOf(paintBranch(branch), [0, 50, 100, 60]).artwork.paths.length;
		expect(half).toBeLessThan(all);
	});
});

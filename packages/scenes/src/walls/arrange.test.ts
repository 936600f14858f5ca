import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arrange, type Hung, hangingRules } from "./arrange.ts";

const outer = fc.record({
	width: fc.integer({ min: 13, max: 120 }),
	height: fc.integer({ min: 13, max: 120 }),
});
const walls = fc.record({
	pictures: fc.array(outer, { minLength: 2, maxLength: 12 }),
	gap: fc.integer({ min: 2, max: 15 }),
	columns: fc.integer({ min: 1, max: 5 }),
});
const close = (one: number, other: number) => Math.abs(one - other) < 1e-6;

/** Air between two pictures: the larger of what lies between them sideways and upright, negative where they overlap. */
function air(one: Hung, other: Hung): number {
	const across = Math.max(other.left - one.left - one.width, one.left - other.left - other.width);
	const down = Math.max(other.top - one.top - one.height, one.top - other.top - other.height);
	return Math.max(across, down);
}

describe.each(hangingRules)("%s", (rule) => {
	test("[15] no picture comes nearer to another than the gap, and all lie within what they take of the wall", () => {
		fc.assert(
			fc.property(walls, ({ pictures, ...how }) => {
				const { width, height, line, pictures: hung } = arrange(pictures, { rule, ...how });
				expect(hung.map(({ width: wide, height: high }) => ({ width: wide, height: high }))).toEqual(
					pictures,
				);
				for (const [index, one] of hung.entries()) {
					expect(one.left).toBeGreaterThanOrEqual(-1e-6);
					expect(one.top).toBeGreaterThanOrEqual(-1e-6);
					expect(one.left + one.width).toBeLessThanOrEqual(width + 1e-6);
					expect(one.top + one.height).toBeLessThanOrEqual(height + 1e-6);
					for (const other of hung.slice(index + 1))
						expect(air(one, other)).toBeGreaterThanOrEqual(how.gap - 1e-6);
				}
				expect(line).toBeGreaterThan(0);
				expect(line).toBeLessThan(height);
			}),
		);
	});
});

test("[15] a row hangs on one line with equal gaps", () => {
	fc.assert(
		fc.property(walls, ({ pictures, ...how }) => {
			const { pictures: hung, line } = arrange(pictures, { rule: "row", ...how });
			expect(hung.every(({ top, height }) => close(top + height / 2, line))).toBe(true);
			const gaps = hung
				.slice(1)
				.map(({ left }, index) => left - (hung[index]?.left ?? 0) - (hung[index]?.width ?? 0));
			expect(gaps.every((gap) => close(gap, how.gap))).toBe(true);
		}),
	);
});

test("[15] equal pictures in a grid have the same gap beside and below", () => {
	const { pictures, width, height, line } = arrange(
		Array.from({ length: 6 }, () => ({ width: 30, height: 40 })),
		{ rule: "grid", gap: 4, columns: 3 },
	);
	expect([width, height, line]).toEqual([98, 84, 42]);
	expect(pictures[4]).toEqual({ left: 34, top: 44, width: 30, height: 40 });
});

test("[15] in a salon the upper pictures end and the lower ones begin half a gap from the line", () => {
	fc.assert(
		fc.property(walls, ({ pictures, ...how }) => {
			const { pictures: hung, line } = arrange(pictures, { rule: "salon", ...how });
			const upper = hung.filter(({ top }) => top < line);
			const lower = hung.filter(({ top }) => top > line);
			expect(upper.length + lower.length).toBe(pictures.length);
			expect(upper.every(({ top, height }) => close(top + height, line - how.gap / 2))).toBe(true);
			expect(lower.every(({ top }) => close(top, line + how.gap / 2))).toBe(true);
			const middle = (row: readonly Hung[]) =>
				(Math.min(...row.map(({ left }) => left)) + Math.max(...row.map(({ left, width }) => left + width))) /
				2;
			expect(close(middle(upper), middle(lower))).toBe(true);
		}),
	);
});

test("[15] beside stairs the middles rise 18 cm on 28 cm", () => {
	fc.assert(
		fc.property(walls, ({ pictures, ...how }) => {
			const { pictures: hung } = arrange(pictures, { rule: "stairs", ...how });
			for (const [index, one] of hung.slice(1).entries()) {
				const before = hung[index] ?? one;
				const across = one.left + one.width / 2 - before.left - before.width / 2;
				const up = before.top + before.height / 2 - one.top - one.height / 2;
				expect(close(up / across, 18 / 28)).toBe(true);
			}
		}),
	);
});

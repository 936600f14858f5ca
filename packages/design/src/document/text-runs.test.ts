import fc from "fast-check";
import { expect, test } from "vitest";
import { editBetween, replaceInRuns } from "./text-runs.ts";

const style = { tracking: 10 };

test("what is typed inside a run or at its end belongs to it", () => {
	const runs = [{ start: 2, end: 5, style }];
	expect(replaceInRuns(runs, { start: 3, end: 3, inserted: 2 })).toEqual([{ start: 2, end: 7, style }]);
	expect(replaceInRuns(runs, { start: 5, end: 5, inserted: 2 })).toEqual([{ start: 2, end: 7, style }]);
	expect(replaceInRuns(runs, { start: 0, end: 0, inserted: 2 })).toEqual([{ start: 4, end: 7, style }]);
});

test("a run that loses all its text is gone, one that loses some keeps the rest", () => {
	const runs = [{ start: 2, end: 5, style }];
	expect(replaceInRuns(runs, { start: 1, end: 6, inserted: 0 })).toEqual([]);
	expect(replaceInRuns(runs, { start: 4, end: 8, inserted: 1 })).toEqual([{ start: 2, end: 4, style }]);
	expect(replaceInRuns(runs, { start: 0, end: 3, inserted: 1 })).toEqual([{ start: 1, end: 3, style }]);
});

test("the smallest edit turns one text into the other, and runs stay inside it in order", () => {
	const words = fc.string({ maxLength: 12, unit: fc.constantFrom("a", "b") });
	const cuts = fc.uniqueArray(fc.nat(12), { minLength: 2, maxLength: 6 });
	fc.assert(
		fc.property(words, words, cuts, (before, after, stops) => {
			const { start, end, inserted } = editBetween(before, after);
			expect(before.slice(0, start) + after.slice(start, start + inserted) + before.slice(end)).toBe(after);
			const inside = stops.filter((stop) => stop <= before.length).sort((a, b) => a - b);
			const runs = inside.slice(1).map((stop, index) => ({ start: inside[index] ?? 0, end: stop, style }));
			const moved = replaceInRuns(runs, { start, end, inserted });
			for (const [index, run] of moved.entries()) {
				expect(run.start).toBeGreaterThanOrEqual(moved[index - 1]?.end ?? 0);
				expect(run.end).toBeGreaterThan(run.start);
				expect(run.end).toBeLessThanOrEqual(after.length);
			}
		}),
	);
});

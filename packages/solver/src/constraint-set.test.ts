import fc from "fast-check";
import { expect, test } from "vitest";
import { firstConstraints, inEach, isIn, leaveOut, placesIn } from "./constraint-set.ts";

const COUNTS = [0, 1, 31, 32, 33, 63, 64, 65, 96];

test.each(COUNTS)("a set of the first %i constraints has these and no others", (count) => {
	const all = firstConstraints(count);
	expect(placesIn(all)).toEqual(Array.from({ length: count }, (_, place) => place));
	expect(isIn(all, count)).toBe(false);
});

test("what each of some sets has is what none of them left out", () => {
	const leftOut = fc.constantFrom(...COUNTS.slice(1)).chain((count) =>
		fc.record({
			count: fc.constant(count),
			lists: fc.array(fc.uniqueArray(fc.nat(count - 1)), { maxLength: 4 }),
		}),
	);
	fc.assert(
		fc.property(leftOut, ({ count, lists }) => {
			const all = firstConstraints(count);
			const sets = lists.map((places) => {
				const set = [...all];
				for (const place of places) leaveOut(set, place);
				return set;
			});
			const none = new Set(lists.flat());
			const common = inEach(sets, all);
			expect(placesIn(common)).toEqual(placesIn(all).filter((place) => !none.has(place)));
			expect(placesIn(all).every((place) => isIn(common, place) !== none.has(place))).toBe(true);
		}),
	);
});

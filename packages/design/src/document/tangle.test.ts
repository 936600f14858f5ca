import { expect, test } from "vitest";
import { crossingsOf } from "./tangle.ts";

test.each([
	["a rectangle, whose sides meet at its corners", "M0 0L10 0L10 10L0 10Z", 2],
	["two lines that cross", "M0 0L10 10M0 10L10 0", 1],
	["two lines apart", "M0 0L10 0M0 5L10 5", 0],
	["a curve whose handle reaches over a line", "M0 0C0 9 10 9 10 0M2 8L8 8", 1],
	["lines that go on without a letter", "M0 0L10 10 0 10 10 0", 3],
] as const)("%s", (_what, path, crossings) => expect(crossingsOf(path)).toBe(crossings));

test("hatching of thousands of lines crosses nothing, scribble as long is counted to a million only", () => {
	const lines = Array.from({ length: 5000 }, (_none, index) => `M0 ${index}L999 ${index}`);
	expect(crossingsOf(lines.join(""))).toBe(0);
	const spots = Array.from(
		{ length: 5000 },
		(_none, index) => `L${(index * 617) % 1000} ${(index * 353) % 997}`,
	);
	const found = crossingsOf(`M0 0${spots.join("")}Z`);
	expect(found).toBeGreaterThan(1_000_000);
	expect(found).toBeLessThan(1_010_000);
});

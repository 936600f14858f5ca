import { expect, test } from "vitest";
import { isWithin } from "./is-within.ts";

const since = new Date("2026-11-20T09:00:00Z");
test.each([
	[0, true],
	[999, true],
	[1000, false],
	[-1, false],
	[-7_200_000, false],
])("[security.L7] %i ms after it, less than a second has passed: %s", (ms, isLess) => {
	expect(isWithin(1000, since, new Date(since.getTime() + ms))).toBe(isLess);
});

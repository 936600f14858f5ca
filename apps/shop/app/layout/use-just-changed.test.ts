import { expect, test } from "vitest";
import { isJustNow } from "./use-just-changed.ts";

test.each([
	["2026-11-26T16:00:00.000Z", true],
	["2026-11-26T15:59:00.001Z", true],
	["2026-11-26T15:59:00.000Z", false],
	["2026-11-25T16:00:00.000Z", false],
])("[9.4-1] what was changed at %s is just now at four: %s", (savedAt, expected) => {
	expect(isJustNow(savedAt, Date.parse("2026-11-26T16:00:00.000Z"))).toBe(expected);
});

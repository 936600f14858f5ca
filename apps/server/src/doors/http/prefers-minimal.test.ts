import { expect, test } from "vitest";
import { prefersMinimal } from "./prefers-minimal.ts";

test.each([
	["return=minimal", true],
	['Return = "minimal"', true],
	["respond-async, return=minimal; wait=10", true],
	[undefined, false],
	["", false],
	["return=representation", false],
	["return=representation, return=minimal", false],
	["return=minimally", false],
	["x-return=minimal", false],
])("Prefer: %s", (header, isMinimal) => {
	expect(prefersMinimal(header)).toBe(isMinimal);
});

import { expect, test } from "vitest";
import { withoutSlashes } from "./without-slashes.ts";

test.each([
	["", ""],
	["///", ""],
	["/karten/hochzeit//", "karten/hochzeit"],
	[`a${"/".repeat(200_000)}b`, `a${"/".repeat(200_000)}b`],
])("slashes at the ends go, those between stay", (text, bare) => {
	expect(withoutSlashes(text)).toBe(bare);
});

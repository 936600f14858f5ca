import { expect, test } from "vitest";
import { sizeOf } from "./size-of.ts";

test.each([
	["a4-quer", 297, 210],
	["a5-hoch", 148, 210],
	["130-300", 130, 300],
	["145", 145, 145],
	["200-200", 200, 200],
	["60x40", 600, 400],
	["9x13", 90, 130],
])("[3.5-2, 3.6-2, 3.9-1] %s is %i × %i mm", (key, width, height) => {
	expect(sizeOf(key)).toEqual({ width, height });
});

test.each(["ohne", "retro", "tasse", "a7-hoch", "60x", ""])("%j names no size", (key) => {
	expect(sizeOf(key)).toBeUndefined();
});

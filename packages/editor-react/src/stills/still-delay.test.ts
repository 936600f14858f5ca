import { expect, test } from "vitest";
import { delayOf } from "./still-delay.ts";

test("[14] a picture waits for a pause of who writes and for the end of a gesture, and follows undo and redo at once", () => {
	expect(delayOf("writes", false)).toBe(300);
	expect(delayOf("carries", false)).toBeNull();
	expect(delayOf("carries", true)).toBeNull();
	expect(delayOf("writes", true)).toBe(0);
	expect(delayOf("rests", false)).toBe(0);
});

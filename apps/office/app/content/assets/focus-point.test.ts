import { expect, test } from "vitest";
import { focusText, readFocus } from "./focus-point.ts";

const size = { width: 800, height: 600 };

test("[§4] a point is kept as a square of one pixel of the original", () => {
	expect(focusText({ x: 0.25, y: 0.5 }, size)).toBe("200x300:201x301");
	expect(readFocus("200x300:201x301", size)).toEqual({ x: 0.25, y: 0.5 });
	expect(focusText({ x: 1.2, y: -1 }, size)).toBe("799x0:800x1");
	expect(readFocus("", size)).toBeUndefined();
	expect(readFocus("100x100", size)).toBeUndefined();
});

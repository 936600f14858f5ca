import { describe, expect, it } from "vitest";
import { wholeNumber } from "./cart-action.server.ts";

describe("a typed quantity", () => {
	it.each([
		["60", 60],
		[" 60 ", 60],
		["1.000", 1000],
		["6000", 6000],
		["1.5", 0],
		["1,5", 0],
		["-3", 0],
		["1e3", 0],
		["", 0],
		["viele", 0],
	])("%j is %d pieces", (typed, pieces) => {
		expect(wholeNumber(typed)).toBe(pieces);
	});
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { wildcard } from "./wildcard.ts";

test("a star stands for anything, as in an expression", () => {
	const letters = fc.string({ unit: fc.constantFrom("a", "b", "/", "*"), maxLength: 12 });
	fc.assert(
		fc.property(letters, letters, (text, pattern) => {
			const expression = new RegExp(`^${pattern.split("*").join("[^]*")}$`);
			expect(wildcard(pattern)(text)).toBe(expression.test(text));
		}),
	);
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { matchesWildcard } from "./wildcard.ts";

test("a star stands for anything, as in an expression", () => {
	const letters = fc.string({ unit: fc.constantFrom("a", "b", "/", "*"), maxLength: 12 });
	fc.assert(
		fc.property(letters, letters, (text, pattern) => {
			const expression = new RegExp(`^${pattern.split("*").join("[^]*")}$`);
			expect(matchesWildcard(text, pattern)).toBe(expression.test(text));
		}),
	);
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseColor } from "./color-combination.ts";
import { type ColorFacet, colorFacets } from "./facets.ts";

const keys = Object.keys(colorFacets) as ColorFacet[];
const pairs = keys.flatMap((first) =>
	keys.filter((second) => second !== first).map((second) => [first, second]),
);

describe("[3.7-5] colours and their combinations", () => {
	test("every colour is read as itself", () => {
		for (const key of keys) expect(parseColor(key)).toEqual([key]);
	});

	test("a pair is the same both ways round, also with colours of two words", () => {
		expect(parseColor("gold-white")).toEqual(["gold", "white"]);
		expect(parseColor("white-gold")).toEqual(["gold", "white"]);
		expect(parseColor("neon-red-light-blue")).toEqual(["light-blue", "neon-red"]);
	});

	test("every pair is read as its two colours, and is the same joined again", () => {
		for (const pair of pairs) {
			const color = parseColor(pair.join("-"));
			expect(new Set(color)).toEqual(new Set(pair));
			expect(color && parseColor(color.join("-"))).toEqual(color);
		}
	});

	test("a colour beside itself, three colours and other words are none", () => {
		for (const value of ["gold-gold", "gold-white-navy", "gold-", "-gold", "", "neon", "toString", "Gold"]) {
			expect(parseColor(value), value).toBeUndefined();
		}
	});

	test("whatever is written in an address is read or refused, and what is read has at most two colours", () => {
		const word = fc.constantFrom(...keys, "neon", "light", "", "constructor");
		fc.assert(
			fc.property(fc.array(word, { maxLength: 4 }), (words) => {
				const color = parseColor(words.join("-"));
				expect(color?.every((key) => keys.includes(key)) ?? true).toBe(true);
				expect(new Set(color).size).toBe(color?.length ?? 0);
			}),
		);
	});
});

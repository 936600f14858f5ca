import { products } from "@offizin/assortment";
import { arbitraryConfiguration } from "@offizin/testkit";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { languages } from "./language.ts";
import { productWords } from "./product-words.ts";

describe.each(languages)("facts in %s", (locale) => {
	test.each(products.map((product) => [product.key, product] as const))(
		"%s: whatever is chosen, each fact has a name and a value without a gap",
		(key, product) => {
			const { fact } = productWords(key, locale);
			fc.assert(
				fc.property(arbitraryConfiguration(product), (configuration) => {
					for (const one of product.facts(configuration)) {
						const { name, value } = fact(one);
						expect(name).not.toBe("");
						expect(value, one.code).toMatch(/\S/);
						expect(value, one.code).not.toMatch(/undefined|NaN|[{}]/);
					}
				}),
				{ numRuns: 40 },
			);
		},
	);
});

test("[§4.2] what a picture hangs on is counted and cut", () => {
	const fittings = [
		{ key: "aluschiene", count: 2, length: 1100 },
		{ key: "schrauben-duebel", count: 1 },
	];
	const { fact } = productWords("photoframe", "de-DE");
	expect(fact({ code: "photoframe.fittings", values: { fittings: { fittings } } }).value).toBe(
		"2\u00a0× Aluschiene, 110\u00a0cm; Schrauben und Dübel",
	);
	expect(fact({ code: "photoframe.fittings", values: { fittings: { fittings: [] } } }).value).toBe("keine");
});

test("[§3.2] why a back stays bare is a sentence", () => {
	const { fact } = productWords("photobook", "de-DE");
	const told = (values: Readonly<Record<string, string | number | { micrometres: number }>>) =>
		fact({ code: "photobook.spineText", values }).value;
	expect(told({ answer: "possible" })).toBe("möglich");
	expect(told({ answer: "spine_missing" })).toBe("Geheftete Bücher haben keinen Rücken für Text.");
	expect(told({ answer: "spine_too_narrow", from: { micrometres: 8000 } })).toBe(
		"Den Rücken beschriften wir ab 8\u00a0mm Breite.",
	);
});

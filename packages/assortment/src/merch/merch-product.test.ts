import { possibleValues, violations } from "@offizin/solver";
import { germanFacts } from "@offizin/testkit";
import { describe, expect, test } from "vitest";
import { merchFormats, merchTypes } from "./merch-items.ts";
import { merchProduct } from "./merch-product.ts";

const formatsOf = (type: string) =>
	possibleValues(merchProduct, { type, format: "325-ml" }, "format")
		.filter(({ isPossible }) => isPossible)
		.map(({ value }) => value);

describe("[§5] things with a picture on them", () => {
	test("every thing has its own sizes", () => {
		expect(formatsOf("tasse")).toEqual(["325-ml"]);
		expect(formatsOf("puzzle")).toEqual(["112", "252", "500", "1000"]);
		expect(formatsOf("magnete")).toEqual(["set-4", "set-9", "set-16"]);
		expect(merchTypes.flatMap(({ key }) => formatsOf(key))).toEqual(merchFormats.map(({ key }) => key));
	});

	test("a size of another thing cannot be made", () => {
		expect(violations(merchProduct, { type: "kissen", format: "1000" }).map(({ code }) => code)).toEqual([
			"merch.kissen-format",
		]);
		expect(violations(merchProduct, { type: "kissen", format: "40x40" })).toEqual([]);
	});

	test("a mug is printed 20 by 9 cm and declared for food", () => {
		const mug = { type: "tasse", format: "325-ml" };
		const facts = germanFacts(merchProduct, mug).map(({ value }) => value);
		expect(facts).toContain("20 × 9 cm");
		expect(facts.some((fact) => fact.includes("1935/2004"))).toBe(true);
	});

	test("every fact of a thing has a name of its own", () => {
		for (const { key, type } of merchFormats) {
			const names = germanFacts(merchProduct, { type, format: key }).map(({ name }) => name);
			expect(new Set(names).size).toBe(names.length);
		}
	});

	test("no thing is sold as a toy or for children", () => {
		const words = merchFormats.flatMap(({ key, type }) => germanFacts(merchProduct, { type, format: key }));
		const text = words.map(({ value }) => value).join(" ");
		expect(text).not.toMatch(/Kinder|kindgerecht/);
		expect(text.match(/Spielzeug/g)).toEqual(text.match(/kein Spielzeug/g)?.map(() => "Spielzeug"));
		const puzzle = germanFacts(merchProduct, { type: "puzzle", format: "112" });
		expect(puzzle).toContainEqual({ name: "Hinweis", value: "Geschenkartikel, kein Spielzeug" });
	});
});

import {
	type Configuration,
	defaultConfiguration,
	formatConfiguration,
	nearestConfiguration,
	type Option,
	parseConfiguration,
	violations,
} from "@offizin/solver";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { productOf, products } from "../registry.ts";
import type { Product } from "./product.ts";

function anyValue({ domain }: Option): fc.Arbitrary<string> {
	switch (domain.kind) {
		case "list":
			return fc.constantFrom(...domain.choices.map(({ key }) => key));
		case "whole":
			return fc
				.integer({ min: 0, max: Math.floor((domain.max - domain.min) / domain.step) })
				.map((steps) => String(domain.min + steps * domain.step));
		case "size":
			return fc
				.tuple(fc.integer(domain.short), fc.integer(domain.long), fc.boolean())
				.map(([one, other, isUpright]) => {
					const [short, long] = [Math.min(one, other), Math.max(one, other)];
					return isUpright ? `${short}x${long}` : `${long}x${short}`;
				});
	}
}

/** Configurations of a product that can be made. */
function possible(product: Product): fc.Arbitrary<Configuration> {
	return fc
		.record(Object.fromEntries(product.options.map((option) => [option.key, anyValue(option)])))
		.map((wished) => nearestConfiguration(product, wished, []))
		.filter((configuration) => configuration !== undefined);
}

const parametersOf = (query: string) => Object.fromEntries(new URLSearchParams(query));

function product(key: string): Product {
	const found = productOf(key);
	if (!found) throw new Error(`there is a ${key}`);
	return found;
}

describe.each(products.map((one) => [one.key, one] as const))("[3.8] the parameters of a %s", (_, one) => {
	test("can be made as they are by default", () => {
		expect(violations(one, defaultConfiguration(one))).toEqual([]);
		expect(parseConfiguration(one, {})).toEqual({ ok: true, value: defaultConfiguration(one) });
	});

	test("[assortment.K9] are read as they were written, with and without what is ohne", () => {
		fc.assert(
			fc.property(possible(one), (configuration) => {
				for (const dropNone of [false, true]) {
					const query = parametersOf(formatConfiguration(one, configuration, { dropNone }));
					expect(parseConfiguration(one, query)).toEqual({ ok: true, value: configuration });
				}
			}),
		);
	});
});

describe("reading parameters", () => {
	const card = product("card");
	const calendar = product("calendar");

	test("[assortment.K10] [5-5] drops unknown and empty ones", () => {
		const read = parseConfiguration(card, { utm_source: "x", paperType: "", punching: null, tag: undefined });
		expect(read).toEqual({ ok: true, value: defaultConfiguration(card) });
	});

	test("[5-5] writes ohne where it is asked for", () => {
		const configuration = defaultConfiguration(card);
		expect(formatConfiguration(card, configuration)).toBe(
			"formatType=klappkarte-a6&paperType=matt&refinementType=ohne&punching=ohne&tag=ohne",
		);
		expect(formatConfiguration(card, configuration, { dropNone: true })).toBe(
			"formatType=klappkarte-a6&paperType=matt",
		);
	});

	test("[assortment.K1] takes a value however it is written, and has one way to write it", () => {
		const picture = parseConfiguration(product("photoframe"), { format: "060x040" });
		expect(picture).toMatchObject({ ok: true, value: { format: "60x40" } });
		const book = parseConfiguration(product("photobook"), { pageCount: "024" });
		expect(book).toMatchObject({ ok: true, value: { pageCount: "24" } });
		if (book.ok) expect(Object.keys(book.value)).toEqual(product("photobook").options.map(({ key }) => key));
	});

	test("[assortment.K10] refuses a value that an option does not have, with those it has", () => {
		expect(parseConfiguration(card, { refinementType: "kupfer" })).toEqual({
			ok: false,
			error: {
				code: "configuration_unknown_value",
				option: "refinementType",
				value: "kupfer",
				alternatives: ["ohne", "gold", "rosegold", "silber", "relief"],
			},
		});
		expect(parseConfiguration(card, { refinementType: "__proto__" }).ok).toBe(false);
	});

	test("[assortment.K12] takes accessories joined or repeated, one of a kind", () => {
		const skus = ["envelope-gerade-salbei-c6", "seal-gold"];
		for (const sku of [skus, skus.join(","), [skus.toReversed().join(", ")]]) {
			const read = parseConfiguration(card, { sku });
			expect(read.ok && [read.value.envelope, read.value.seal, read.value.ribbon]).toEqual([...skus, "ohne"]);
		}
		expect(parseConfiguration(card, { sku: "seal-gold,seal-rose" })).toMatchObject({
			error: {
				code: "configuration_unknown_value",
				option: "sku",
				value: "seal-rose",
				alternatives: ["seal-gold"],
			},
		});
		expect(parseConfiguration(card, { sku: "pen-filz-schwarz" })).toMatchObject({
			error: { code: "configuration_unknown_value", option: "sku", value: "pen-filz-schwarz" },
		});
	});

	test("[assortment.K13] [3.5-4] reads the start date of a calendar as month and year", () => {
		const read = parseConfiguration(calendar, { startDate: "2027-03-01" });
		expect(read.ok && [read.value.startMonth, read.value.year]).toEqual(["3", "2027"]);
		expect(parseConfiguration(calendar, { startMonth: "09", year: 2027 })).toMatchObject({
			value: { startMonth: "9", year: "2027" },
		});
		for (const startDate of [
			"2027",
			"2027-13-01",
			"01.03.2027",
			"2027-00",
			"2027-03-99",
			"2027-03-00",
			"2027-02-30",
		]) {
			expect(parseConfiguration(calendar, { startDate }), startDate).toMatchObject({
				error: { code: "configuration_unknown_value" },
			});
		}
		expect(parseConfiguration(card, { startDate: "morgen" }).ok).toBe(true);
	});

	test("[assortment.K11] lets what is not told give way to what is", () => {
		expect(parseConfiguration(card, { refinementType: "gold" }, { paperType: "kraft" })).toMatchObject({
			ok: true,
			value: { refinementType: "gold", paperType: "recycling" },
		});
	});

	test("[assortment.K10] refuses told choices that exclude each other, with the reason and the nearest that goes", () => {
		const told = { paperType: "kraft", refinementType: "gold" };
		expect(parseConfiguration(card, told)).toMatchObject({
			ok: false,
			error: {
				code: "configuration_impossible",
				option: "paperType",
				value: "kraft",
				alternatives: ["matt", "seidenmatt", "naturweiss", "creme", "feinstpapier", "recycling"],
				constraint: { code: "card.foil-paper" },
				nearest: { paperType: "kraft", refinementType: "ohne" },
			},
		});
	});

	test("refuses numbers beside the steps with those next to them", () => {
		const photobook = product("photobook");
		expect(parseConfiguration(photobook, { pageCount: 25 })).toMatchObject({
			error: {
				code: "configuration_unknown_value",
				option: "pageCount",
				value: "25",
				alternatives: ["24", "26"],
			},
		});
		for (const pageCount of ["-24", "24.5", "1e9", "1000000000000", "NaN"]) {
			expect(parseConfiguration(photobook, { pageCount }).ok, pageCount).toBe(false);
		}
	});
});

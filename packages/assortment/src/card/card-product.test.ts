import {
	cardFormats,
	formatTakes,
	papers,
	paperTakes,
	punchings,
	refinements,
	refinementsOf,
	weightFor,
} from "@offizin/formats";
import {
	type Configuration,
	changeConfiguration,
	choose,
	defaultConfiguration,
	type Parameters,
	parseConfiguration,
	violations,
} from "@offizin/solver";
import { arbitraryConfiguration } from "@offizin/testkit";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cardProduct, cardProductFor } from "./card-product.ts";
import { tagOf } from "./tag.ts";

const card = defaultConfiguration(cardProduct);

function chosen(configuration: Configuration, option: string, value: string) {
	const result = choose(cardProduct, configuration, option, value);
	return result.ok ? result.value : result.error;
}

describe("[assortment.K16] what a card can be made as", () => {
	test("is what its format, paper, refinement and punching take, for every one of them", () => {
		const differing: string[] = [];
		for (const format of cardFormats) {
			const product = cardProductFor({ formatType: format.key, refinements });
			for (const stock of papers) {
				for (const refinementType of refinements) {
					for (const punching of punchings) {
						const choices = { formatType: format.key, paperType: stock.key, refinementType, punching };
						const isMade =
							weightFor(format, stock) !== undefined &&
							paperTakes(stock, refinementType) &&
							refinementsOf(format).includes(refinementType) &&
							formatTakes(format, punching);
						const read = parseConfiguration(product, choices);
						if (read.ok !== isMade) differing.push(Object.values(choices).join(" "));
					}
				}
			}
		}
		expect(differing).toEqual([]);
	});

	test("is changed choice by choice, and nothing chosen before gives way", () => {
		const gold = { ...card, refinementType: "gold", seal: "seal-gold" };
		const change = (input: Parameters, formatType = card.formatType ?? "") =>
			changeConfiguration(cardProductFor({ formatType, refinements }), { ...gold, formatType }, input);
		expect(change({ paperType: "creme", sku: "envelope-gerade-salbei-c6" })).toEqual({
			ok: true,
			value: { ...gold, paperType: "creme", seal: "ohne", envelope: "envelope-gerade-salbei-c6" },
		});
		expect(change({ sku: "" })).toEqual({ ok: true, value: gold });
		expect(change({ sku: "ohne" })).toEqual({ ok: true, value: { ...gold, seal: "ohne" } });
		expect(change({ paperType: "kraft" })).toMatchObject({
			error: {
				code: "configuration_impossible",
				option: "paperType",
				value: "kraft",
				alternatives: ["matt", "seidenmatt", "naturweiss", "creme", "feinstpapier", "recycling"],
				constraint: { code: "card.foil-paper" },
				nearest: { paperType: "kraft", refinementType: "ohne" },
			},
		});
		for (const sku of ["screw-gold", "envelope-gerade-salbei-dl", "seal-lila", "seal-gold,seal-rose"]) {
			expect(change({ sku }), sku).toMatchObject({ ok: false });
		}
		expect(change({ formatType: "postkarte-a6" })).toMatchObject({
			error: { code: "configuration_unknown_value", option: "formatType", alternatives: [card.formatType] },
		});
		const bare = { refinementType: "ohne", sku: "ohne" };
		expect(change({ ...bare, paperType: "feinstpapier" }, "ballonkarte")).toMatchObject({
			error: { code: "configuration_impossible", option: "paperType", value: "feinstpapier" },
		});
	});
});

describe("a card whose choices exclude each other", () => {
	test("[3.7-2] gives up the refinement when a paper is chosen that does not take it, and says why", () => {
		expect(chosen({ ...card, refinementType: "gold" }, "paperType", "kraft")).toMatchObject({
			configuration: { paperType: "kraft", refinementType: "ohne" },
			adjustments: [
				{
					option: "refinementType",
					from: "gold",
					to: "ohne",
					constraint: { code: "card.foil-paper" },
				},
			],
		});
	});

	test("[3.7-2] takes the nearest paper when relief is chosen", () => {
		expect(chosen({ ...card, paperType: "naturweiss" }, "refinementType", "relief")).toMatchObject({
			configuration: { paperType: "glanz", refinementType: "relief" },
			adjustments: [{ option: "paperType", from: "naturweiss", to: "glanz" }],
		});
	});

	test("[assortment.K6] [3.7-10] keeps flap and colour of the envelope when the format asks for another size", () => {
		const enveloped = { ...card, envelope: "envelope-spitz-salbei-c6" };
		expect(chosen(enveloped, "formatType", "klappkarte-b6")).toMatchObject({
			configuration: { formatType: "klappkarte-b6", envelope: "envelope-spitz-salbei-b6" },
		});
	});

	test("[3.7-8] is the gift tag of a shape when the shape is chosen, and only a tag has one", () => {
		expect(chosen(card, "tag", "rund")).toMatchObject({
			configuration: { formatType: "geschenkanhaenger-rund", tag: "rund" },
		});
		for (const format of cardFormats) {
			const read = parseConfiguration(cardProduct, { formatType: format.key });
			expect(read.ok && read.value.tag, format.key).toBe(tagOf(format));
		}
	});

	test("[3.7-7] has a screw as a card fan and a stand foot as a table card, and nothing else has", () => {
		const formatsWith = (option: string) =>
			cardFormats
				.filter(({ key }) =>
					cardProductFor({ formatType: key, refinements: ["ohne"] }).options.some(
						({ key: name, domain }) => name === option && domain.kind === "list" && domain.choices.length > 1,
					),
				)
				.map(({ form }) => form);
		expect(new Set(formatsWith("screw"))).toEqual(new Set(["kartenfaecher"]));
		expect(new Set(formatsWith("standFoot"))).toEqual(new Set(["tischkarte"]));
	});
});

test("the card of a template offers its format, its refinements and what fits that format", () => {
	const product = cardProductFor({ formatType: "klappkarte-sq145", refinements: ["ohne", "gold"] });
	const keys = (option: string) => {
		const domain = product.options.find(({ key }) => key === option)?.domain;
		return domain?.kind === "list" ? domain.choices.map(({ key }) => key) : [];
	};
	expect(keys("formatType")).toEqual(["klappkarte-sq145"]);
	expect(keys("refinementType")).toEqual(["ohne", "gold"]);
	expect(keys("paperType")).toHaveLength(10);
	expect(keys("screw")).toEqual(["ohne"]);
	expect(keys("envelope")).toHaveLength(21);
	expect(
		keys("envelope")
			.slice(1)
			.every((sku) => sku.endsWith("-sq")),
	).toBe(true);
	expect(violations(product, defaultConfiguration(product))).toEqual([]);
});

test("the rules told of a template are those that its card can break", () => {
	const product = cardProductFor({ formatType: "klappkarte-a6", refinements: ["ohne", "gold"] });
	fc.assert(
		fc.property(arbitraryConfiguration(product), (configuration) => {
			expect(violations(product, configuration).map(({ code }) => code)).toEqual(
				violations(cardProduct, configuration).map(({ code }) => code),
			);
		}),
	);
	expect(product.constraints.length).toBeLessThan(cardProduct.constraints.length / 4);
	expect(JSON.stringify(product.constraints).length).toBeLessThan(20_000);
});

test("every rule has a code of its own", () => {
	const { constraints } = cardProduct;
	expect(new Set(constraints.map(({ code }) => code)).size).toBe(constraints.length);
});
